import { uploadPicture } from '@muge/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { isKnown } from '../../http/etag.ts';
import { serveUpload } from '../../http/upload.ts';
import { type PictureWidth, pictureWidths } from '../../ports/storage.ts';
import type { TemporaryFiles } from '../../ports/temporary-files.ts';
import type { PicturesService } from './pictures.service.ts';

function widthOf(value: unknown): PictureWidth {
  if (value === undefined || value === '') return 1280;
  const width = pictureWidths.find((known) => String(known) === value);
  if (width === undefined) throw new AppError('not_found');
  return width;
}

/**
 * Takes pictures, and serves stored ones: `/storage/<key>.webp?w=320|640|1280`. A day of caching with an ETag; whatever a
 * file holds, a browser shows it as a picture and runs nothing. Specification: decisions, images.
 */
export function picturesRoutes(app: FastifyInstance, pictures: PicturesService, temporaryFiles: TemporaryFiles): void {
  serveUpload(app, uploadPicture, temporaryFiles, {
    admit: ({ principal }) => pictures.takeUpload(principal),
    receive: ({ principal }, file) => pictures.add(file, principal),
  });

  app.get<{ Params: { file: string }; Querystring: { w?: unknown } }>('/storage/:file', send);

  async function send(
    request: FastifyRequest<{ Params: { file: string }; Querystring: { w?: unknown } }>,
    reply: FastifyReply,
  ) {
    const key = /^([a-z0-9-]+)\.webp$/.exec(request.params.file)?.[1];
    const file = key === undefined ? null : await pictures.find(key, widthOf(request.query.w));
    if (file === null) throw new AppError('not_found');
    const etag = `"${file.version}"`;
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin');
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/webp').header('content-length', file.size).send(file.open());
  }
}
