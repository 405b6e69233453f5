import { clickAd, createAd, deleteAd, getAd, listRunningAds, listUserAds, updateAd } from './ads.ts';
import {
  forgotPassword,
  getProfile,
  login,
  logout,
  registerEmail,
  registerPhone,
  resendForgotPassword,
  resendVerifyEmail,
  resendVerifyPhone,
  resetPassword,
  verifyEmail,
  verifyPhone,
} from './auth.ts';
import { getCategory, listCategories, listSubcategories } from './categories.ts';
import type { Endpoint } from './endpoint.ts';
import { addFavorite, listFavorites, removeFavorite } from './favorites.ts';
import {
  approveAd,
  hideAd,
  hideProduct,
  listModeratedAds,
  restoreAd,
  restoreProduct,
  restoreUser,
  suspendUser,
} from './moderation.ts';
import { listDemoAccounts, listOutbox, readOutboxHtml } from './outbox.ts';
import { keepPictures, showHiddenPicture, uploadPicture } from './pictures.ts';
import { listPlaces } from './places.ts';
import { createProduct, deleteProduct, revealPhone, updateProduct } from './product-editing.ts';
import { countProducts, getProduct, listProducts, searchCategory, searchProducts } from './products.ts';
import { countSearch } from './search-counts.ts';
import {
  getUser,
  listActiveProducts,
  listArchiveProducts,
  listOwnActiveProducts,
  listOwnArchivedProducts,
  listUserProducts,
} from './sellers.ts';
import { suggestSearches } from './suggestions.ts';

/** Every call that the server answers. Nothing is served that does not stand here. */
export const endpoints = [
  listCategories,
  getCategory,
  listSubcategories,
  listPlaces,
  listProducts,
  countProducts,
  searchProducts,
  searchCategory,
  countSearch,
  suggestSearches,
  getProduct,
  createProduct,
  updateProduct,
  deleteProduct,
  revealPhone,
  uploadPicture,
  keepPictures,
  showHiddenPicture,
  getUser,
  listActiveProducts,
  listArchiveProducts,
  listUserProducts,
  listOwnActiveProducts,
  listOwnArchivedProducts,
  createAd,
  updateAd,
  deleteAd,
  listUserAds,
  getAd,
  listRunningAds,
  clickAd,
  hideProduct,
  restoreProduct,
  suspendUser,
  restoreUser,
  listModeratedAds,
  approveAd,
  hideAd,
  restoreAd,
  registerEmail,
  registerPhone,
  verifyEmail,
  verifyPhone,
  resendVerifyEmail,
  resendVerifyPhone,
  login,
  logout,
  forgotPassword,
  resendForgotPassword,
  resetPassword,
  getProfile,
  listFavorites,
  addFavorite,
  removeFavorite,
  listOutbox,
  readOutboxHtml,
  listDemoAccounts,
] as const satisfies readonly Endpoint[];

type AnyEndpoint = (typeof endpoints)[number];

/**
 * The calls by their name, such as `GET /products/{id}`. A type only: the web application calls through it without
 * carrying the schemas.
 */
export type Endpoints = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E };

export * from './ads.ts';
export * from './auth.ts';
export * from './categories.ts';
export { emailInOneSpelling } from './email.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './favorites.ts';
export * from './limits.ts';
export * from './moderation.ts';
export * from './outbox.ts';
export * from './pictures.ts';
export * from './places.ts';
export * from './product-editing.ts';
export * from './products.ts';
export * from './screens.ts';
export * from './search-counts.ts';
export * from './sellers.ts';
export * from './shared.ts';
export * from './suggestions.ts';
export * from './users.ts';
