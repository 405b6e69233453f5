import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';

interface SecurityOptions {
  readonly corsOrigins: readonly string[];
  /** The development server of the web application needs its own scripts and sockets. */
  readonly development: boolean;
}

/**
 * What Helmet would set on every answer. None of it depends on the request, so it is asked once: putting the policy
 * together anew cost as much as all else around a small answer.
 */
function helmetHeaders(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  return response.getHeaders();
}

/** Content-Security-Policy without inline scripts, the other protective headers, and CORS by configuration. */
export const securityPlugin = fp<SecurityOptions>(
  async (app, { corsOrigins, development }) => {
    const headers = helmetHeaders({
      contentSecurityPolicy: development
        ? false
        : {
            useDefaults: false,
            directives: {
              defaultSrc: ["'self'"],
              scriptSrc: ["'self'"],
              styleSrc: ["'self'"],
              imgSrc: ["'self'", 'data:', 'blob:'],
              fontSrc: ["'self'"],
              connectSrc: ["'self'"],
              frameSrc: ["'self'"],
              objectSrc: ["'none'"],
              baseUri: ["'none'"],
              formAction: ["'self'"],
              frameAncestors: ["'none'"],
            },
          },
      // The same as frame-ancestors, for browsers that do not know that word.
      xFrameOptions: { action: 'deny' },
      // Whether this host is always reached by https is the proxy's to say.
      strictTransportSecurity: false,
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
    await app.register(cors, {
      origin: corsOrigins.length === 0 ? false : [...corsOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'accept-language', 'idempotency-key'],
      exposedHeaders: ['retry-after', 'x-request-id'],
      credentials: corsOrigins.length > 0,
      maxAge: 600,
    });
  },
  { name: 'security' },
);
