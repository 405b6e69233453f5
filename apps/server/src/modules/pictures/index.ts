export { type ProcessedPicture, processPicture } from './pipeline.ts';
