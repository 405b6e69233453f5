import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { apiPages, redirects, screens } from '@muge/contract/screens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../http/app-error.ts';
import { varyBy } from '../http/vary.ts';
import { sendError } from './errors.ts';

/** First segments that are never pages. Specification: decisions, HTML or JSON. */
const neverPages = new Set(['api', 'docs', 'openapi.json', 'health', 'ready', 'avatars', 'storage', 'assets', 'stall']);

/** The screens that there are; that of kept messages only where they are kept. */
const patternsOf = (demo: boolean) =>
  Object.values(screens)
    .filter((pattern) => demo || pattern !== screens.outbox)
    .map((pattern) => new RegExp(`^${pattern.replace(/:[A-Za-z]+/g, '[^/]+').replace(/\/$/, '')}/?$`));

const redirectTargets = new Map<string, string>(Object.entries(redirects));

interface SpaOptions {
  /** Folder of the built web application. */
  readonly webDist: string;
  /** Messages are kept instead of sent, and there is a screen that shows them. */
  readonly demo: boolean;
}

/** The path of a request without its query. */
function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** A path of the API that leads to a screen, where its ids are ids. */
function isApiPage(pathname: string): boolean {
  return Object.values(apiPages).some((pattern) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '\\d+')}/?$`).test(pathname),
  );
}

/** Where an old or misspelt address leads now; undefined for all others. */
function redirectOf(pathname: string): string | undefined {
  return redirectTargets.get(pathname.replace(/\/$/, ''));
}

function isNeverPage(pathname: string): boolean {
  const first = pathname.split('/')[1] ?? '';
  return neverPages.has(first) || /\.[a-z0-9]+$/i.test(pathname);
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return varyBy(reply, 'accept')
    .headers(reply.server.pageHeaders)
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(page);
}

/** Whether the client names HTML in so many words; a bare star does not count. */
function asksForHtml(request: FastifyRequest): boolean {
  return (
    (request.method === 'GET' || request.method === 'HEAD') && (request.headers.accept ?? '').includes('text/html')
  );
}

/**
 * Pages beside JSON under the same paths: a GET whose Accept names text/html gets the page, anything else JSON; paths
 * that are only screens are always pages. The page's status is 200 for screens alone, 404 wherever it shows its
 * not-found. Specification: decisions, HTML or JSON.
 */
export const spaPlugin = fp<SpaOptions>(
  async (app: FastifyInstance, { webDist, demo }) => {
    const screenPatterns = patternsOf(demo);
    function isScreen(pathname: string): boolean {
      return screenPatterns.some((pattern) => pattern.test(pathname)) || isApiPage(pathname);
    }

    const index = path.join(webDist, 'index.html');
    const page = existsSync(index) ? readFileSync(index, 'utf8') : null;

    if (page !== null) {
      await app.register(fastifyStatic, {
        root: webDist,
        wildcard: false,
        index: false,
        globIgnore: ['index.html'],
        setHeaders: (response, file) => {
          // Built files carry their content's hash in the name.
          const forever = path.relative(webDist, file).startsWith(`assets${path.sep}`);
          response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
        },
      });
    }

    /** What an address answers, pages included. */
    function methodsOf(pathname: string): string[] {
      const isPage = page !== null && !isNeverPage(pathname) && isScreen(pathname);
      const ofPages = isPage || redirectOf(pathname) !== undefined ? ['GET', 'HEAD'] : [];
      return [...new Set([...app.methodsOf(pathname), ...ofPages])].sort();
    }

    app.addHook('onRequest', (request, reply, done) => {
      // The second spelling of a call is neither a page nor an old address of one.
      if (request.routeOptions.url?.startsWith('/api/') || sendInstead(request, reply) === undefined) done();
    });

    /** Sends the page or the redirection that an address leads to; undefined where it leads to neither. */
    function sendInstead(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
      const pathname = pathOf(request);
      if (request.method !== 'GET' && request.method !== 'HEAD') return;
      const target = redirectOf(pathname);
      if (target !== undefined) return reply.redirect(target, 301);
      if (page === null || isNeverPage(pathname)) return;
      const { endpoint } = request.routeOptions.config;
      // An answer that is HTML itself is what a browser came for.
      if (endpoint?.mediaType === 'text/html') return;
      const served = endpoint !== undefined;
      const wantsPage = asksForHtml(request);
      if (isScreen(pathname) && (wantsPage || !served)) return sendPage(reply, 200, page);
      // A call that no screen shares its path with: the application shows its own not-found there.
      if (served && wantsPage) return sendPage(reply, 404, page);
    }

    // Neither a page nor a route; where other origins are named, one for OPTIONS takes every address.
    app.addHook('onRequest', (request, _reply, done) => {
      if (request.is404 || request.routeOptions.url === '*') app.countUnknown(request).then(() => done(), done);
      else done();
    });

    app.setNotFoundHandler((request, reply) => {
      if (page !== null && asksForHtml(request) && !isNeverPage(pathOf(request))) {
        return sendPage(reply, 404, page);
      }
      const allowed = methodsOf(pathOf(request));
      // A file that is gone since the start still has its route.
      if (allowed.length === 0 || allowed.includes(request.method)) {
        return sendError(request, reply, new AppError('not_found'));
      }
      return sendError(request, reply.header('allow', allowed.join(', ')), new AppError('method_not_allowed'));
    });
  },
  { name: 'spa', dependencies: ['errors', 'limits', 'routes', 'security'] },
);
