export type { SmsRecipient } from './message-limits.ts';
export { createSecurityLimits, type SecurityLimits } from './security-limits.ts';
