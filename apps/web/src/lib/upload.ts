import type { EndpointAnswer, Endpoints } from '@muge/contract';
import { headersFor, refusal } from './api.ts';
import { ApiError } from './api-error.ts';
import { getToken } from './token.ts';

/** The calls that take a file, each with the name of its form field. */
const fields = { 'POST /upload': 'image' } as const satisfies {
  [Name in keyof Endpoints as Endpoints[Name] extends { multipart: object } ? Name : never]?: Endpoints[Name] extends {
    multipart: { field: infer Field };
  }
    ? Field
    : never;
};

/** A call that takes a file. */
type UploadName = keyof typeof fields;

/** A file that hasn't gone up and been answered within this time is given up, ms: 10 MB on a slow mobile line. */
const timeout = 180_000;

/** What a file is sent with. */
interface UploadOptions {
  file: Blob;
  /** Told how much has gone up, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Ends the upload; it then rejects with the signal's reason. */
  signal?: AbortSignal;
}

function failed(code: 'network' | 'timeout'): ApiError {
  const message = code === 'network' ? 'The server could not be reached.' : 'The server did not answer in time.';
  return new ApiError({ message, code, status: 0 });
}

/**
 * Sends one file in a multipart form. By XMLHttpRequest, which alone tells how much has gone up. Rejects with `ApiError`
 * as `api` does, or with the signal's reason.
 */
export function upload<Name extends UploadName>(
  name: Name,
  { file, onProgress, signal }: UploadOptions,
): Promise<EndpointAnswer<Endpoints[Name]>> {
  const [method = 'POST', path = '/'] = name.split(' ');
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const token = getToken();
    request.open(method, `/api${path}`);
    request.timeout = timeout;
    for (const [header, value] of Object.entries(headersFor(token))) request.setRequestHeader(header, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('error', () => reject(failed('network')));
    request.addEventListener('timeout', () => reject(failed('timeout')));
    request.addEventListener('abort', () => reject(signal?.reason));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) {
        try {
          resolve(JSON.parse(responseText));
        } catch (cause) {
          reject(new ApiError({ message: 'The answer could not be read.', code: 'unreadable', status, cause }));
        }
        return;
      }
      const retryAfter = request.getResponseHeader('retry-after');
      const headers: HeadersInit = retryAfter === null ? {} : { 'retry-after': retryAfter };
      refusal(new Response(responseText, { status, statusText, headers }), token).then(reject, reject);
    });
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.set(fields[name], file);
    request.send(form);
  });
}
