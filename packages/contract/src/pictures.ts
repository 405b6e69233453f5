import { defineEndpoint } from './endpoint.ts';
import { UPLOAD_LIMITS } from './limits.ts';
import { Picture } from './products.ts';

/** POST /upload. Specification: signed-in, section 7; decisions, images. */
export const uploadPicture = defineEndpoint({
  method: 'POST',
  path: '/upload',
  auth: 'user',
  tag: 'Pictures',
  summary: 'Upload a picture',
  description: `One JPG or PNG a call, at most ${UPLOAD_LIMITS.bytes / 1024 / 1024} MB and ${UPLOAD_LIMITS.pixels / 1_000_000} megapixels, judged by its content. It is kept upright, without metadata, in widths of 320, 640 and 1280; what nothing refers to after ${UPLOAD_LIMITS.keptDays} days is removed.`,
  multipart: { field: 'image', maxBytes: UPLOAD_LIMITS.bytes },
  answers: { 201: Picture },
  errors: ['validation_failed', 'file_too_large', 'file_type_unsupported', 'file_unreadable', 'upload_quota_exceeded'],
  rateLimit: 'upload',
});
