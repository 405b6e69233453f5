export { normalisePhone } from './phone-number.ts';
export { maskPhone, toPublicUser } from './public-user.ts';
export { usernameOf } from './username.ts';
