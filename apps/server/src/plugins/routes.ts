import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that an address answers, in the order of the alphabet; none where there is no such address. */
    methodsOf(pathname: string): string[];
  }
}

/** A route's address as an expression: `/products/:id` fits every id. */
function expressionOf(url: string): RegExp {
  const parts = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`);
}

/** Knows which methods an address answers, so that a wrong one is told apart from a wrong address (405 from 404). */
export const methodsPlugin = fp(
  async (app) => {
    const routes = new Map<string, { expression: RegExp; methods: Set<string> }>();
    app.addHook('onRoute', ({ url, method }) => {
      // Whatever stands for any address says nothing about one.
      if (url.includes('*')) return;
      const route = routes.get(url) ?? { expression: expressionOf(url), methods: new Set() };
      for (const one of [method].flat()) route.methods.add(one);
      routes.set(url, route);
    });
    app.decorate('methodsOf', (pathname: string) => {
      const fitting = [...routes.values()].filter(({ expression }) => expression.test(pathname));
      return [...new Set(fitting.flatMap(({ methods }) => [...methods]))].sort();
    });
  },
  { name: 'methods' },
);
