import type { Endpoint } from '@muge/contract';
import fp from 'fastify-plugin';

/** One method of one address. */
export interface ServedRoute {
  readonly method: string;
  /** As the router writes it: `/products/:id`. */
  readonly url: string;
  /** The descriptor that it was made from; undefined for what is no call of the contract. */
  readonly endpoint: Endpoint | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything that is served, the pages of the web application apart. */
    servedRoutes: readonly ServedRoute[];
    /** The methods that an address answers, in the order of the alphabet; none where there is no such address. */
    methodsOf(pathname: string): string[];
  }
}

/** One part of a route's address as an expression; `:id` fits everything, `:id(^\\d+$)` digits. */
function expressionOfPart(part: string): string {
  if (!part.startsWith(':')) return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return /\(\^(.+)\$\)$/.exec(part)?.[1] ?? '[^/]+';
}

/** A route's address as an expression: `/products/:id` fits every id. */
function expressionOf(url: string): RegExp {
  const parts = url.split('/').map(expressionOfPart);
  return new RegExp(`^${parts.join('/')}/?$`);
}

/** Keeps a list of what is served, so that a wrong method is told apart from a wrong address (405 from 404). */
export const routesPlugin = fp(
  async (app) => {
    const routes: (ServedRoute & { readonly expression: RegExp })[] = [];
    app.addHook('onRoute', ({ url, method, config }) => {
      for (const one of [method].flat()) {
        routes.push({ method: one, url, endpoint: config?.endpoint, expression: expressionOf(url) });
      }
    });
    app.decorate('servedRoutes', routes);
    app.decorate('methodsOf', (pathname: string) => {
      const fitting = routes.filter(({ expression }) => expression.test(pathname));
      return [...new Set(fitting.map(({ method }) => method))].sort();
    });
  },
  { name: 'routes' },
);
