import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

interface Options {
  /** Whether visitors come by HTTPS, so that the browser may be told to stay there. */
  readonly https: boolean;
  /** In development Vite's client is an inline module and styles come by script. */
  readonly development: boolean;
}

/** No inline script runs anywhere: page data is a JSON block. The one foreign frame is the map. */
export const securityHeaders = fp(
  async (app, { https, development }: Options) => {
    await app.register(helmet, {
      contentSecurityPolicy: development
        ? false
        : {
            useDefaults: false,
            directives: {
              defaultSrc: ["'self'"],
              scriptSrc: ["'self'"],
              styleSrc: ["'self'"],
              imgSrc: ["'self'", 'data:'],
              connectSrc: ["'self'"],
              fontSrc: ["'self'"],
              objectSrc: ["'none'"],
              frameSrc: ['https://www.openstreetmap.org'],
              frameAncestors: ["'none'"],
              baseUri: ["'none'"],
              formAction: ["'self'"],
            },
          },
      strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
    });
  },
  { name: 'security-headers' },
);
