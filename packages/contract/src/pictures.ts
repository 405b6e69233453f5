import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { PRODUCT_LIMITS, UPLOAD_LIMITS } from './limits.ts';
import { Picture, PicturePath } from './products.ts';

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

/** POST /pictures/keep: ours. Specification: decisions, images (a draft kept in the browser refers to its uploads). */
export const keepPictures = defineEndpoint({
  method: 'POST',
  path: '/pictures/keep',
  auth: 'user',
  tag: 'Pictures',
  summary: 'Keep uploads that a form still needs',
  description: `A form that is kept in the browser refers to uploads that nothing else does yet: they are kept for ${UPLOAD_LIMITS.keptDays} more days. The caller’s own alone; others, and those that are gone, are passed over.`,
  body: z.object({ pictures: z.array(PicturePath.max(200)).max(PRODUCT_LIMITS.pictures) }),
  answers: { 200: z.object({ message: z.string() }) },
  errors: ['validation_failed'],
  rateLimit: 'write',
});

/** GET /pictures/{key}: ours. Specification: decisions, status (hidden listings are their owner's and moderators'). */
export const showHiddenPicture = defineEndpoint({
  method: 'GET',
  path: '/pictures/{key}',
  auth: 'user',
  tag: 'Pictures',
  summary: 'An address of a picture that is hidden',
  description: `What a moderator hid is not served to the public. Whoever uploaded it, and moderators, get an address with a proof here, good for ${UPLOAD_LIMITS.proofMinutes} minutes or a little more; \`&w=320|640|1280\` picks a width.`,
  params: z.object({
    key: z
      .string()
      .regex(/^[a-z0-9-]{1,64}$/)
      .meta({ description: 'The name in its path: `0a1b2c` of `/storage/0a1b2c.webp`.' }),
  }),
  answers: { 200: z.object({ url: PicturePath }) },
  errors: ['not_found'],
  rateLimit: 'read',
});
