export { processPicture } from './pipeline.ts';
export type { ProcessedPicture } from './worker-messages.ts';
