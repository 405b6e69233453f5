/** The profile area. Specification: signed-in part, section 2. */
export const profile = {
  title: 'My profile',
  /** Read out after the name of the part that one leaves. */
  back: 'back to My profile',
  about: 'About you',
  parts: 'What is yours',
  /** The entries of the menu. */
  entries: {
    favourites: 'Favourites',
    ads: 'Your ads',
    products: 'Products',
    archive: 'Archive',
  },
  /** The back control: the last part of the address, capitalised. */
  segments: {
    favourites: 'Favourites',
    ads: 'Ads',
    products: 'Products',
    archive: 'Archive',
  },
  hints: {
    favourites: 'Adverts that you marked with a heart',
    ads: 'Banners that you advertise with',
    products: 'What you put up, published or not',
    archive: 'Drafts, put away and completed products',
  },
  newAd: 'New Ad',
  newProduct: 'New Product',
} as const;
