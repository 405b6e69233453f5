import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

interface SecurityOptions {
  readonly corsOrigins: readonly string[];
  /** The development server of the web application needs its own scripts and sockets. */
  readonly development: boolean;
}

/** Content-Security-Policy without inline scripts, the other protective headers, and CORS by configuration. */
export const securityPlugin = fp<SecurityOptions>(
  async (app, { corsOrigins, development }) => {
    await app.register(helmet, {
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
