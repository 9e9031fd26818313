import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { ListSitePages } from '#domain/site/list-site-pages.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import { type ResolveRedirect, withRedirects } from './redirects.ts';
import { type FormRateLimit, formRateLimit } from './plugins/form-rate-limit.ts';
import { openApi } from './plugins/openapi.ts';
import { sendProblem } from './plugins/problems.ts';
import { type StaticFolders, staticFiles } from './plugins/static-files.ts';
import type { RequestUseCases } from './receive-form.ts';
import { type CatalogueUseCases, catalogueRoutes } from './routes/catalogue.ts';
import { type CompanyUseCases, companyRoutes } from './routes/company.ts';
import { type DataSheets, dataSheetRoutes } from './routes/data-sheets.ts';
import { formPageRoutes } from './routes/form-pages.ts';
import { formRoutes } from './routes/forms.ts';
import { type HealthChecks, healthRoutes } from './routes/health.ts';
import { newsFeedRoutes } from './routes/news-feeds.ts';
import { type NewsUseCases, newsRoutes } from './routes/news.ts';
import { type Pages, pageRoutes } from './routes/pages.ts';
import { robotsRoutes } from './routes/robots.ts';
import { type CardUseCases, sharingCardRoutes } from './routes/sharing-cards.ts';
import { sitemapRoutes } from './routes/sitemap.ts';
import { type ServerOptions, createServer } from './server.ts';

interface SearchEngineUseCases extends CardUseCases {
  readonly sitePages: ListSitePages;
  readonly resolveRedirect: ResolveRedirect;
}

interface Options extends ServerOptions {
  readonly useCases: CatalogueUseCases & NewsUseCases & CompanyUseCases & RequestUseCases;
  readonly searchEngines: SearchEngineUseCases;
  readonly pages: Pages;
  readonly kept: ResponseCache;
  readonly sheets: DataSheets;
  readonly health: HealthChecks;
  readonly folders: StaticFolders;
  readonly formLimit: FormRateLimit;
}

/** Builds the server; does not listen. */
export const buildApp = async ({
  useCases,
  searchEngines,
  pages,
  kept,
  sheets,
  health,
  folders,
  formLimit: limit,
  ...options
}: Options): Promise<FastifyInstance> => {
  const { publicUrl } = options;
  const app = await createServer(options);
  await app.register(formBody);
  await app.register(formRateLimit, limit);
  await app.register(openApi, { publicUrl });
  await options.development?.(app);
  await app.register(staticFiles, folders);
  await app.register(healthRoutes(health));
  await app.register(companyRoutes(useCases));
  await app.register(catalogueRoutes(useCases));
  await app.register(newsRoutes(useCases));
  await app.register(formRoutes(useCases));
  await app.register(robotsRoutes({ publicUrl }));
  await app.register(sitemapRoutes({ sitePages: searchEngines.sitePages, publicUrl }));
  await app.register(newsFeedRoutes({ useCases, kept, publicUrl }));
  await app.register(sharingCardRoutes(searchEngines));
  app.get('/api/*', { schema: { hide: true } }, (_request, reply) =>
    sendProblem(reply, 404, 'There is no such call.'),
  );
  const movedPages = withRedirects(pages, searchEngines.resolveRedirect);
  await app.register(dataSheetRoutes({ ...movedPages, ...sheets }, kept));
  await app.register(pageRoutes(movedPages, kept));
  await app.register(formPageRoutes({ pages, useCases }));
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, 404, `There is nothing at ${request.method} ${request.url}.`),
  );
  return app;
};
