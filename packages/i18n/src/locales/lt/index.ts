export { common } from './common.ts';
export { errors } from './errors.ts';
export { home } from './home.ts';
export { information } from './information.ts';
export { layout } from './layout.ts';
export { product } from './product.ts';
export { search } from './search.ts';
