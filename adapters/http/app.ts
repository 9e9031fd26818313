import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formBody from '@fastify/formbody';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type ZodTypeProvider, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { badPaths } from './plugins/bad-paths.ts';
import { answerUnreadable } from './unreadable-request.ts';
import { type FormLimit, formLimit } from './plugins/form-limit.ts';
import { openApi } from './plugins/openapi.ts';
import { problems, sendProblem } from './plugins/problems.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { type StaticFolders, staticFiles } from './plugins/static-files.ts';
import type { RequestUseCases } from './receive-form.ts';
import { type CatalogueUseCases, catalogueRoutes } from './routes/catalogue.ts';
import { type CompanyUseCases, companyRoutes } from './routes/company.ts';
import { formPageRoutes } from './routes/form-pages.ts';
import { formRoutes } from './routes/forms.ts';
import { type HealthChecks, healthRoutes } from './routes/health.ts';
import { type NewsUseCases, newsRoutes } from './routes/news.ts';
import { type Pages, pageRoutes } from './routes/pages.ts';

interface Options {
  readonly useCases: CatalogueUseCases & NewsUseCases & CompanyUseCases & RequestUseCases;
  readonly pages: Pages;
  readonly health: HealthChecks;
  readonly folders: StaticFolders;
  readonly formLimit: FormLimit;
  /** Addresses and networks of proxies whose word on a visitor's address is taken; empty: nobody's. */
  readonly trustedProxies: readonly string[];
  readonly publicUrl: string;
  readonly logger: FastifyBaseLogger;
  /** Runs before every route; Vite's development server comes in here. */
  readonly development?: (app: FastifyInstance) => Promise<void>;
}

/** Builds the server; does not listen. */
export const buildApp = async ({
  useCases,
  pages,
  health,
  folders,
  formLimit: limit,
  trustedProxies,
  publicUrl,
  logger,
  development,
}: Options): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: logger,
    // Vite's modules would drown everything else.
    logController: new LogController({ disableRequestLogging: development !== undefined }),
    clientErrorHandler: answerUnreadable,
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
  await app.register(badPaths);
  await app.register(securityHeaders, {
    https: publicUrl.startsWith('https:'),
    development: development !== undefined,
  });
  await app.register(compress);
  await app.register(cookie);
  await app.register(formBody);
  await app.register(formLimit, limit);
  await app.register(openApi, { publicUrl });
  await development?.(app);
  await app.register(staticFiles, folders);
  await app.register(healthRoutes(health));
  await app.register(companyRoutes(useCases));
  await app.register(catalogueRoutes(useCases));
  await app.register(newsRoutes(useCases));
  await app.register(formRoutes(useCases));
  app.get('/api/*', { schema: { hide: true } }, (_request, reply) =>
    sendProblem(reply, 404, 'There is no such call.'),
  );
  await app.register(pageRoutes(pages));
  await app.register(formPageRoutes({ pages, useCases }));
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, 404, `There is nothing at ${request.method} ${request.url}.`),
  );
  return app;
};
