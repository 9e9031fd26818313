import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type ZodTypeProvider, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { malformedUrls } from './plugins/malformed-urls.ts';
import { problems, sendProblem } from './plugins/problems.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { handleClientError } from './client-error-handler.ts';

export interface ServerOptions {
  /** Addresses and networks of proxies whose word on a visitor's address is taken; empty: nobody's. */
  readonly trustedProxies: readonly string[];
  readonly publicUrl: string;
  readonly logger: FastifyBaseLogger;
  /** Runs before every route; Vite's development server comes in here. */
  readonly development?: (app: FastifyInstance) => Promise<void>;
}

/** A server that answers nothing yet, but every failure properly. */
export const createServer = async ({ trustedProxies, publicUrl, logger, development }: ServerOptions) => {
  const app = fastify({
    loggerInstance: logger,
    // Vite's modules would drown everything else.
    logController: new LogController({ disableRequestLogging: development !== undefined }),
    clientErrorHandler: handleClientError,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { maxParamLength: 2048 },
    // Errors of the router itself, such as malformed percent-encoding, come before any hook.
    frameworkErrors: (error, _request, reply) => {
      void sendProblem(reply, error.statusCode ?? 400, error.message);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(problems);
  await app.register(malformedUrls);
  await app.register(securityHeaders, {
    https: publicUrl.startsWith('https:'),
    development: development !== undefined,
  });
  await app.register(compress, { encodings: ['br', 'gzip'] });
  await app.register(cookie);
  return app;
};
