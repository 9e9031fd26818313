import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { ResolveRedirect } from '#domain/site/resolve-redirect.ts';
import type { ListSitePages } from '#domain/site/list-site-pages.ts';
import { withCachedResponses } from './cache/cached-api-responses.ts';
import { createDelivery } from './cache/delivery.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import { sendCachedFirst } from './cache/send-cached-first.ts';
import { apiPrefix } from '#contracts/api-paths.ts';
import type { RenderPage } from '#contracts/page.ts';
import { type FormRateLimit, formRateLimit } from './plugins/form-rate-limit.ts';
import { type HttpObserver, observeCache, observeRequests } from './observe/observe.ts';
import { openApi } from './plugins/openapi.ts';
import { sameOriginPosts } from './plugins/same-origin-posts.ts';
import { type StaticFolders, staticFiles } from './plugins/static-files.ts';
import type { RequestUseCases } from './forms/receive-form.ts';
import { createRendering } from './pages/rendering.ts';
import { type CatalogueUseCases, catalogueRoutes } from './routes/catalogue.ts';
import { type CompanyUseCases, companyRoutes } from './routes/company.ts';
import { type DataSheetUseCases, dataSheetRoutes } from './routes/data-sheets.ts';
import { type EditionUseCases, editionRoutes } from './routes/editions.ts';
import { type DocumentUseCases, documentRoutes } from './routes/documents.ts';
import { type AttachmentUseCases, attachmentRoutes } from './routes/attachments.ts';
import { forgetRequestsRoutes } from './routes/forget-requests.ts';
import { formPageRoutes } from './routes/form-pages.ts';
import { formRoutes } from './routes/forms.ts';
import { type HealthChecks, healthRoutes } from './routes/health.ts';
import { type OrderUseCases, orderRoutes } from './routes/orders.ts';
import { newsFeedRoutes } from './routes/news-feeds.ts';
import { type NewsUseCases, newsRoutes } from './routes/news.ts';
import type { ReceiptUseCases } from './forms/find-receipt.ts';
import { pageRoutes } from './routes/pages.ts';
import { type PictureSources, pictureRoutes } from './routes/pictures.ts';
import { requestListRoutes } from './routes/request-list.ts';
import { robotsRoutes } from './routes/robots.ts';
import { securityTxtRoutes } from './routes/security-txt.ts';
import { type MapUseCases, mapRoutes } from './routes/maps.ts';
import { type CardUseCases, sharingCardRoutes } from './routes/sharing-cards.ts';
import { type PageTextsUseCases, pageTextsRoutes } from './routes/page-texts.ts';
import { type SiteDataUseCases, siteDataRoutes } from './routes/site-data.ts';
import { sitemapRoutes } from './routes/sitemap.ts';
import { type Clock, systemClock } from '../process/clock.ts';
import { type ServerOptions, type ServerSettings, createServer } from './server.ts';

interface SiteUseCases {
  readonly sitePages: ListSitePages;
  readonly resolveRedirect: ResolveRedirect;
}

interface SiteSettings extends ServerSettings {
  /** Number of forms that a client may send within ten minutes. */
  readonly formRateLimit: number;
  /** Whether a CDN stands before the site. Default: false. */
  readonly cdn?: boolean;
}

interface Options extends ServerOptions, HealthChecks {
  readonly settings: SiteSettings;
  readonly useCases: CatalogueUseCases &
    NewsUseCases &
    CompanyUseCases &
    OrderUseCases &
    RequestUseCases &
    AttachmentUseCases &
    ReceiptUseCases &
    DataSheetUseCases &
    DocumentUseCases &
    EditionUseCases &
    CardUseCases &
    MapUseCases &
    SiteDataUseCases &
    PageTextsUseCases &
    Pick<PictureSources, 'findPicture'> &
    SiteUseCases;
  readonly renderPage: RenderPage;
  readonly cache: ResponseCache;
  readonly folders: StaticFolders;
  readonly encodePicture: PictureSources['encodePicture'];
  readonly formCounter: Pick<FormRateLimit, 'countForm'>;
  /** Default: the clock of the machine. */
  readonly now?: Clock;
  readonly observer?: HttpObserver | undefined;
}

const unknownCall = `${apiPrefix}*`;

/** Builds the server, which does not listen yet. */
export const buildApp = async ({
  useCases,
  renderPage: renderer,
  cache: responseCache,
  observer,
  folders,
  encodePicture,
  formCounter,
  now = systemClock,
  checkDatabase,
  operators,
  stopping,
  ...options
}: Options): Promise<FastifyInstance> => {
  const { settings, tracer } = options;
  const { publicUrl, cdn = false, requestLog = true } = settings;
  const { resolveRedirect } = useCases;
  const { renderPage, renderPosted } = createRendering(renderer, { resolveRedirect, observer, tracer });
  const cache = observer ? observeCache(responseCache, observer) : responseCache;
  const delivery = createDelivery(cdn);
  const app = await createServer({
    ...options,
    firstPlugin: sendCachedFirst({ cache, delivery, requestLog }),
    fallback: unknownCall,
  });
  if (observer) observeRequests(app, observer);
  await app.register(sameOriginPosts, { publicUrl });
  await app.register(formBody);
  await app.register(formRateLimit, { ...formCounter, forms: settings.formRateLimit });
  await app.register(openApi, { publicUrl });
  await options.development?.(app);
  await app.register(staticFiles, folders);
  await app.register(
    pictureRoutes({ folder: folders.images, findPicture: useCases.findPicture, encodePicture }),
  );
  await app.register(healthRoutes({ checkDatabase, operators, stopping, hasCachedPages: cache.hasPages }));
  const contentRoutes = [
    companyRoutes(useCases),
    catalogueRoutes(useCases),
    newsRoutes(useCases),
    pageTextsRoutes(useCases),
  ];
  for (const routes of contentRoutes) await app.register(withCachedResponses(cache, routes));
  await app.register(siteDataRoutes({ useCases, cache, delivery }));
  await app.register(formRoutes({ useCases, now }));
  await app.register(attachmentRoutes(useCases));
  await app.register(robotsRoutes({ publicUrl }));
  await app.register(securityTxtRoutes({ useCases, publicUrl, now }));
  await app.register(sitemapRoutes({ sitePages: useCases.sitePages, publicUrl, cache }));
  await app.register(newsFeedRoutes({ useCases, cache, delivery, publicUrl }));
  await app.register(sharingCardRoutes({ ...useCases, cache }));
  await app.register(mapRoutes({ ...useCases, cache }));
  app.get(unknownCall, { schema: { hide: true } }, app.sendNotRouted);
  await app.register(dataSheetRoutes({ useCases, renderPage, cache, delivery }));
  await app.register(documentRoutes({ useCases, renderPage, cache, delivery, folder: folders.documents }));
  await app.register(editionRoutes({ useCases, renderPage, delivery }));
  await app.register(pageRoutes({ useCases, renderPage, cache, delivery }));
  await app.register(requestListRoutes);
  await app.register(forgetRequestsRoutes);
  await app.register(orderRoutes({ renderPage: renderPosted, useCases, delivery }));
  await app.register(formPageRoutes({ renderPage: renderPosted, useCases, delivery, now }));
  return app;
};
