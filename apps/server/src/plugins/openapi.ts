import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { openApiDocument } from '../http/openapi-document.ts';

const initializer = `window.ui = SwaggerUIBundle({
  url: '/openapi.json', dom_id: '#swagger-ui', deepLinking: true,
  presets: [SwaggerUIBundle.presets.apis], layout: 'BaseLayout',
});
`;

/** The reader draws with style attributes on its own elements; scripts come from files alone, as everywhere. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mugė API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/initializer.js"></script>
</body>
</html>
`;

/** The contract as OpenAPI 3.1 at /openapi.json, and readable at /docs. */
export const openApiPlugin = fp<{ demo: boolean }>(
  async (app, { demo }) => {
    // Few ever ask, and it takes as long as the rest of the application does to be ready.
    let document: string | undefined;
    app.get('/openapi.json', async (_request, reply) => {
      document ??= JSON.stringify(openApiDocument({ demo }));
      return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document);
    });
    app.get('/docs', async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
    );
    app.get('/docs/initializer.js', async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(initializer),
    );
    const root = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
    const files = new Set(['swagger-ui.css', 'swagger-ui-bundle.js']);
    await app.register(fastifyStatic, {
      root,
      prefix: '/docs/',
      decorateReply: false,
      wildcard: false,
      globIgnore: ['**/!(swagger-ui.css|swagger-ui-bundle.js)'],
      allowedPath: (name) => files.has(path.basename(name)),
    });
  },
  { name: 'openapi' },
);
