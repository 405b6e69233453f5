export { normalisePhone } from './phone-number.ts';
export { usernameOf } from './username.ts';
