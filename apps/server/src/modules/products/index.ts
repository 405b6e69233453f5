export { isListed } from './listed.ts';
export { createPhoneRepository } from './phone.repository.ts';
export { createPhoneService } from './phone.service.ts';
export { createProductEditingRepository } from './product-editing.repository.ts';
export { productEditingRoutes } from './product-editing.routes.ts';
export { createProductEditingService } from './product-editing.service.ts';
export { createProductsRepository } from './products.repository.ts';
export { productsRoutes } from './products.routes.ts';
export { createProductsService, type ProductsService } from './products.service.ts';
