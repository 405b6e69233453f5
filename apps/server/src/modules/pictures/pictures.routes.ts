import { keepPictures, showHiddenPicture, uploadPicture } from '@muge/contract';
import { UPLOAD_LIMITS } from '@muge/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { serve } from '../../http/endpoint.ts';
import { isKnown } from '../../http/etag.ts';
import { serveUpload } from '../../http/upload.ts';
import { type PictureWidth, pictureWidths } from '../../ports/storage.ts';
import type { TemporaryFiles } from '../../ports/temporary-files.ts';
import type { PictureProof } from './picture-proofs.ts';
import type { PicturesService } from './pictures.service.ts';

type StoredRequest = { Params: { file: string }; Querystring: PictureProof & { w?: unknown } };

function widthOf(value: unknown): PictureWidth {
  if (value === undefined || value === '') return 1280;
  const width = pictureWidths.find((known) => String(known) === value);
  if (width === undefined) throw new AppError('not_found');
  return width;
}

/**
 * Takes pictures, and serves stored ones: `/storage/<key>.webp?w=320|640|1280`. A day of caching with an ETag, of what is
 * hidden minutes and in the browser alone; whatever a file holds, a browser shows it as a picture and runs nothing.
 * Specification: decisions, images.
 */
export function picturesRoutes(app: FastifyInstance, pictures: PicturesService, temporaryFiles: TemporaryFiles): void {
  serveUpload(app, uploadPicture, temporaryFiles, {
    admit: ({ principal }) => pictures.takeUpload(principal),
    receive: ({ principal }, file) => pictures.add(file, principal),
  });

  serve(app, keepPictures, async ({ body, principal }) => {
    await pictures.keep(body.pictures, principal);
    return { message: 'The pictures are kept.' };
  });
  serve(app, showHiddenPicture, async ({ params, principal }) => ({
    url: await pictures.addressFor(params.key, principal),
  }));

  app.get<StoredRequest>('/storage/:file', send);

  async function send(request: FastifyRequest<StoredRequest>, reply: FastifyReply) {
    const key = /^([a-z0-9-]+)\.webp$/.exec(request.params.file)?.[1];
    const proven = key !== undefined && pictures.isProven(key, request.query);
    const file = key === undefined ? null : await pictures.find(key, widthOf(request.query.w), proven);
    if (file === null) throw new AppError('not_found');
    const etag = `"${file.version}"`;
    reply
      .header('cache-control', proven ? `private, max-age=${UPLOAD_LIMITS.proofMinutes * 60}` : 'public, max-age=86400')
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin');
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/webp').header('content-length', file.size).send(file.open());
  }
}
