export { usernameOf } from './username.ts';
