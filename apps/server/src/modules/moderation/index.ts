export { createModerationRepository } from './moderation.repository.ts';
export { moderationRoutes } from './moderation.routes.ts';
export { createModerationService } from './moderation.service.ts';
