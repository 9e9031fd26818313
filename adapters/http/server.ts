import type { IncomingMessage, ServerResponse } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { type ZodTypeProvider, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { allowedMethods } from './plugins/allowed-methods.ts';
import { defaultCacheControl } from './plugins/default-cache-control.ts';
import { malformedUrls, repairEncoding } from './plugins/malformed-urls.ts';
import { problems, sendProblem } from './plugins/problems.ts';
import { createRequestId, requestIdHeader } from './plugins/request-id.ts';
import { RequestLog } from './plugins/request-log.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { handleClientError } from './connections/client-error-handler.ts';
import { type ConnectionLimits, createLimitedServer } from './connections/limited-server.ts';
import { type HttpTracer, traceRequests } from './observe/trace-requests.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Has a handler respond before Fastify, which gets the requests for which it returns false. */
    respondFirst(handle: (request: IncomingMessage, response: ServerResponse) => boolean): void;
  }
}

export interface ServerSettings extends ConnectionLimits {
  /** Origin that visitors see. */
  readonly publicUrl: string;
  /** Whether each request is logged. Default: true. */
  readonly requestLog?: boolean;
}

export interface ServerOptions {
  readonly settings: ServerSettings;
  readonly logger: FastifyBaseLogger;
  /** Registers Vite's development server, before any route. */
  readonly development?: (app: FastifyInstance) => Promise<void>;
  readonly tracer?: HttpTracer | undefined;
}

interface Options extends ServerOptions {
  /** Registered before all plugins that act on every request. */
  readonly firstPlugin?: FastifyPluginAsync;
  /** Route that gets the paths that there is nothing at. */
  readonly fallback?: string;
}

/** A server without routes, with the plugins and error handling that the site and the maintenance app share. */
export const createServer = async ({
  settings,
  logger,
  development,
  tracer,
  firstPlugin,
  fallback,
}: Options) => {
  let respondFirst: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  const { trustedProxies, publicUrl, requestLog = true } = settings;
  const limits = { ...settings, logger };
  const app = fastify({
    serverFactory(handle) {
      const respond = (request: IncomingMessage, response: ServerResponse): void => {
        if (respondFirst?.(request, response) !== true) handle(request, response);
      };
      return createLimitedServer(tracer ? traceRequests(respond, tracer, trustedProxies) : respond, limits);
    },
    loggerInstance: logger,
    logController: new RequestLog({ requestLog, development: development !== undefined }),
    genReqId: createRequestId(trustedProxies),
    // A logger for each request is there to log its id, by which its lines are found.
    ...(!requestLog && { childLoggerFactory: (shared: FastifyBaseLogger) => shared }),
    clientErrorHandler: handleClientError,
    // Connections are ended while the site stops, but not without the response to a request that is on its way.
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { maxParamLength: 2048 },
    rewriteUrl: repairEncoding,
    // Router errors, such as malformed percent-encoding, occur before any hook runs.
    frameworkErrors: (error, _request, reply) => {
      void sendProblem(reply, error.statusCode ?? 400, error.message);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('respondFirst', (handle) => {
    respondFirst = handle;
  });

  if (requestLog)
    app.addHook('onRequest', (request, reply, done) => {
      // On the raw response, as cached responses are written past the reply.
      reply.raw.setHeader(requestIdHeader, request.id);
      done();
    });
  await app.register(problems);
  if (firstPlugin) await app.register(firstPlugin);
  await app.register(malformedUrls);
  await app.register(defaultCacheControl);
  const https = publicUrl.startsWith('https:');
  await app.register(securityHeaders, {
    https,
    development: development !== undefined,
  });
  await app.register(allowedMethods, { ...(fallback !== undefined && { fallback }) });
  await app.register(compress, { encodings: ['br', 'gzip'] });
  // Else by the protocol that the request came by, which of a trusted proxy is the visitor's.
  await app.register(cookie, { parseOptions: { secure: https || 'auto' } });
  return app;
};
