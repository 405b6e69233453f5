export { createIdempotency, type Idempotency } from './idempotency.repository.ts';
