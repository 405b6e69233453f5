export { common } from './common.ts';
export { errors } from './errors.ts';
export { home } from './home.ts';
export { layout } from './layout.ts';
