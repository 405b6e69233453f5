// The one address of the development server. Vite answers for the web application's sources, everything else goes to
// the server, and where the server would send the page, Vite's page is sent: so paths, redirects and statuses are the
// same as in production.

import { readFile } from 'node:fs/promises';
import { createServer, request as openRequest } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PAGE_MARK } from './dev-backend.mjs';
import { root } from './paths.mjs';

const web = path.join(root, 'apps/web');

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * @param {{ host: string, port: number, backend: { port: () => Promise<number> } }} options
 */
export async function startFront({ host, port, backend }) {
  const server = createServer();
  const require = createRequire(path.join(web, 'package.json'));
  /** @type {typeof import('../../apps/web/node_modules/vite/dist/node/index.js')} */
  const { createServer: createVite } = await import(pathToFileURL(require.resolve('vite')).href);
  const vite = await createVite({
    root: web,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
    plugins: [
      {
        name: 'muge:no-proxy',
        // Everything that is not Vite's is passed on here, and waits while the server restarts.
        config(/** @type {{ server?: { proxy?: object } }} */ config) {
          if (config.server !== undefined) config.server.proxy = {};
        },
      },
    ],
  });
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void pass(request, response));
  });

  /** @param {IncomingMessage} request @param {ServerResponse} response */
  async function pass(request, response) {
    try {
      await forward(request, response, await backend.port());
    } catch (error) {
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.message : String(error));
    }
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {number} to
   */
  async function forward(request, response, to) {
    // Uncompressed, so that the page can be told apart.
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const { method, url } = request;
    const outgoing = openRequest({ host: '127.0.0.1', port: to, method, path: url, headers });
    response.once('close', () => outgoing.destroy());
    /** @type {Promise<IncomingMessage>} */
    const arrival = new Promise((resolve, reject) => {
      outgoing.once('response', resolve);
      outgoing.once('error', reject);
    });
    request.pipe(outgoing);
    const answer = await arrival;
    const status = answer.statusCode ?? 502;
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(status, answer.headers);
      answer.pipe(response);
      return;
    }
    const chunks = await answer.toArray();
    const body = Buffer.concat(chunks).toString('utf8');
    const { 'content-length': _, ...kept } = answer.headers;
    const page = body === PAGE_MARK ? await vitePage(url ?? '/') : body;
    response.writeHead(status, kept);
    response.end(page);
  }

  /** @param {string} url */
  async function vitePage(url) {
    return vite.transformIndexHtml(url, await readFile(path.join(web, 'index.html'), 'utf8'));
  }

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => resolve(undefined));
  });
  return {
    async stop() {
      await vite.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
