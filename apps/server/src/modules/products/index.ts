export { isListed } from './listed.ts';
export { createProductsRepository } from './products.repository.ts';
export { productsRoutes } from './products.routes.ts';
export { createProductsService, type ProductsService } from './products.service.ts';
