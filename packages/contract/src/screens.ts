/**
 * Every address of the web application. The router builds its routes from here, links call the functions, and the
 * server knows from here which bare paths are pages. Specification: public and signed-in, section 2.
 */
export const screens = {
  home: '/',
  search: '/search',
  searchCategory: '/search/:categoryId',
  searchSubcategory: '/search/:categoryId/:subCategoryId',
  category: '/category/:categoryId',
  categories: '/category',
  product: '/product/:id',
  login: '/login',
  profile: '/profile',
  favourites: '/profile/favourites',
  ads: '/profile/ads',
  products: '/profile/products',
  archive: '/profile/archive',
  newProduct: '/new-product',
  newAd: '/new-ad',
  editProduct: '/product/edit/:productId',
  editAd: '/ad/edit/:adId',
  seller: '/seller/:sellerId/:productId',
  /** Only where messages are kept instead of sent: demo and development. */
  outbox: '/dev/outbox',
  business: '/business',
  support: '/support',
  about: '/about',
  career: '/career',
  privacy: '/privacy',
  policy: '/policy',
  safety: '/safety',
  terms: '/terms',
} as const;

/** Name of a screen. */
export type ScreenName = keyof typeof screens;

/** Old or misspelt addresses and where they lead now. Specification: decisions, what we do not copy. */
export const redirects = { '/bussiness': '/business' } as const;

/**
 * Addresses of the API that a browser may ask for as a page too; they lead to a screen. Specification: decisions, HTML
 * or JSON.
 */
export const apiPages = { product: '/products/:id' } as const;

/** Links to screens that take a parameter. */
export const linkTo = {
  editProduct: (id: number) => `/product/edit/${id}`,
  editAd: (id: number) => `/ad/edit/${id}`,
  /** The product is where one comes from; 0 for none. */
  seller: (sellerId: number, productId = 0) => `/seller/${sellerId}/${productId}`,
  product: (id: number) => `/product/${id}`,
  category: (categoryId: number) => `/category/${categoryId}`,
  searchCategory: (categoryId: number) => `/search/${categoryId}`,
  searchSubcategory: (categoryId: number, subCategoryId: number) => `/search/${categoryId}/${subCategoryId}`,
} as const;
