export { createSecurityLimits, type SecurityLimits } from './security-limits.ts';
