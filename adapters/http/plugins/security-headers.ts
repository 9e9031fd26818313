import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';
import helmet from 'helmet';

interface Options {
  /** Whether the public URL is HTTPS; enables HSTS. */
  readonly https: boolean;
  /** Disables the CSP, as Vite's development client uses inline scripts and styles. */
  readonly development: boolean;
}

/**
 * The CSP allows no inline script, as hydration data is a JSON block, and of inline styles only those that the server
 * put into the page; the only foreign frame is the map.
 */
const createHelmet = ({ https, development }: Options) =>
  helmet({
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
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });

/**
 * Features that no page uses, of those that Chrome knows, as it logs an error for others: no script that got into a
 * page may use them, nor the frame of the map.
 */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Value of the Permissions-Policy header, which helmet does not have. */
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

/** Helmet assembles the headers for each response, though here they are the same for all. */
const collectHeaders = (options: Options): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    const request = new IncomingMessage(new Socket());
    const response = new ServerResponse(request);
    createHelmet(options)(request, response, (error) => {
      if (error) reject(error);
      else
        resolve({
          ...Object.fromEntries(
            Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
          ),
          'permissions-policy': permissionsPolicy,
        });
    });
  });

type Headers = Readonly<Record<string, string>>;

const policyHeader = 'content-security-policy';

/** The headers that differ for a page with styles in its HTML. @param hash SHA-256 of the styles in base64 */
export const allowStyles = (security: Headers, hash: string | undefined): Headers => {
  const policy = security[policyHeader];
  if (policy === undefined || hash === undefined) return {};
  return { [policyHeader]: policy.replace("style-src 'self'", `$& 'sha256-${hash}'`) };
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Security headers, which every response has. */
    readonly securityHeaders: Headers;
  }
}

export const securityHeaders = fp(
  async (app, options: Options) => {
    const headers = await collectHeaders(options);
    app.decorate('securityHeaders', headers);
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
  },
  { name: 'security-headers' },
);
