import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

interface Options {
  /** Whether the public URL is HTTPS; enables HSTS. */
  readonly https: boolean;
  /** Disables the CSP, as Vite's development client uses inline scripts and styles. */
  readonly development: boolean;
}

/** The CSP allows no inline script, as hydration data is a JSON block; the only foreign frame is the map. */
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
