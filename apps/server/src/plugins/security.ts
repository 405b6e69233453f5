import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import { inertHeaders } from '../http/protection.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What protects a page of ours; an answer of the API that is a page instead is given them. */
    pageHeaders: Readonly<OutgoingHttpHeaders>;
  }
}

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

/** No other site's page may load an answer as if it were a picture or a script of its own. */
const answerHeaders = { ...inertHeaders, 'cross-origin-resource-policy': 'same-origin' };

/**
 * Content-Security-Policy without inline scripts and the other protective headers, and CORS by configuration. What the
 * API answers is no page: it has the few headers that keep a browser from making one of it, so that a small answer is not
 * mostly headers.
 */
export const securityPlugin = fp<SecurityOptions>(
  async (app, { corsOrigins, development }) => {
    const pageHeaders = helmetHeaders({
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
    app.decorate('pageHeaders', pageHeaders);
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(request.routeOptions.config.endpoint === undefined ? pageHeaders : answerHeaders);
      done();
    });
    // Without other origins there is nothing to say to any.
    if (corsOrigins.length === 0) return;
    await app.register(cors, {
      origin: [...corsOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'accept-language', 'idempotency-key'],
      exposedHeaders: ['retry-after', 'x-request-id'],
      credentials: true,
      maxAge: 600,
    });
  },
  { name: 'security' },
);
