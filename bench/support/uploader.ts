// A thread that uploads, so that its work does not hold up the clock of whoever measures.

import { parentPort, workerData } from 'node:worker_threads';

/** What to upload, and how often at once. */
export interface UploadOrder {
  readonly url: string;
  readonly token: string;
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly times: number;
}

const { url, token, picture, times } = workerData as UploadOrder;

const form = new FormData();
form.append('image', new Blob([picture], { type: 'image/jpeg' }), 'photo.jpg');
const encoded = new Response(form);
const headers = { authorization: `Bearer ${token}`, 'content-type': encoded.headers.get('content-type') ?? '' };
const body = await encoded.arrayBuffer();

async function upload(): Promise<void> {
  const response = await fetch(url, { method: 'POST', headers, body });
  const answer = await response.text();
  if (response.status !== 201) throw new Error(`An upload was answered ${response.status}: ${answer}`);
}

await Promise.all(Array.from({ length: times }, upload));
parentPort?.close();
