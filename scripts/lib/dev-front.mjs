// The one address of the development server. Vite answers for the web application's sources, everything else goes to
// the server, and where the server would send the page, Vite's page is sent: so paths, redirects and statuses are the
// same as in production. Only while the server is coming up, the page of a screen doesn't wait for it: what the page asks
// for does.

import { readFile } from 'node:fs/promises';
import { createServer, request as openRequest } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { screens } from '../../packages/contract/src/screens.ts';
import { PAGE_MARK, packageSources } from './dev-backend.mjs';
import { root } from './paths.mjs';

const web = path.join(root, 'apps/web');

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/** The addresses of screens. */
const screenPatterns = Object.values(screens).map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
);

/**
 * Whether a browser goes to a screen with this request, which gets the page whatever the server is about.
 * @param {IncomingMessage} request
 */
function isForScreen({ method, url = '/', headers }) {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return false;
  const pathname = url.split('?', 1)[0] ?? '/';
  return screenPatterns.some((pattern) => pattern.test(pathname));
}

/**
 * @param {object} options
 * @param {string} options.host
 * @param {number} options.port
 * @param {{ port: () => Promise<number>, isComing: () => boolean }} options.backend
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
  // Vite watches its own folder, and of those beside it only the files that it has read, one by one: these it loses when
  // they are replaced.
  vite.watcher.add((await packageSources()).map((folder) => path.join(root, folder)));
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void pass(request, response));
  });

  /** @param {IncomingMessage} request @param {ServerResponse} response */
  async function pass(request, response) {
    try {
      if (backend.isComing() && isForScreen(request)) {
        const page = await vitePage(request.url ?? '/');
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
        response.end(page);
        return;
      }
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
