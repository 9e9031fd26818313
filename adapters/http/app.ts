import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { FormCounter } from '#domain/requests/form-counter.ts';
import type { ResolveRedirect } from '#domain/site/resolve-redirect.ts';
import { apiPrefix } from '#contracts/api-paths.ts';
import type { RenderPage } from '#contracts/page.ts';
import { type Clock, systemClock } from '../process/clock.ts';
import { withCachedResponses } from './cache/cached-api-responses.ts';
import { createDelivery } from './cache/delivery.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import { sendCachedFirst } from './cache/send-cached-first.ts';
import { type HttpObserver, observeCache, observeRequests } from './observe/observe.ts';
import { createRendering } from './pages/rendering.ts';
import { formRateLimit } from './plugins/form-rate-limit.ts';
import { openApi } from './plugins/openapi.ts';
import { sameOriginPosts } from './plugins/same-origin-posts.ts';
import { type StaticFolders, staticFiles } from './plugins/static-files.ts';
import { attachmentRoutes } from './routes/attachments.ts';
import { dataSheetRoutes } from './routes/data-sheets.ts';
import { documentRoutes } from './routes/documents.ts';
import { editionRoutes } from './routes/editions.ts';
import { forgetRequestsRoutes } from './routes/forget-requests.ts';
import { formPageRoutes } from './routes/form-pages.ts';
import { formRoutes } from './routes/forms.ts';
import { type HealthChecks, healthRoutes } from './routes/health.ts';
import { mapRoutes } from './routes/maps.ts';
import { newsFeedRoutes } from './routes/news-feeds.ts';
import { orderRoutes } from './routes/orders.ts';
import { pageDataRoutes } from './routes/page-data.ts';
import { pageRoutes } from './routes/pages.ts';
import { type PictureSources, pictureRoutes } from './routes/pictures.ts';
import { requestListRoutes } from './routes/request-list.ts';
import { robotsRoutes } from './routes/robots.ts';
import { securityTxtRoutes } from './routes/security-txt.ts';
import { sharingCardRoutes } from './routes/sharing-cards.ts';
import { siteDataRoutes } from './routes/site-data.ts';
import { sitemapRoutes } from './routes/sitemap.ts';
import { specRoutes } from './routes/spec.ts';
import { type ServerOptions, type ServerSettings, createServer } from './server.ts';

/** Routes beside those of the API's cached calls. */
const otherRoutes = [
  healthRoutes,
  siteDataRoutes,
  formRoutes,
  attachmentRoutes,
  robotsRoutes,
  securityTxtRoutes,
  sitemapRoutes,
  newsFeedRoutes,
  sharingCardRoutes,
  mapRoutes,
  dataSheetRoutes,
  documentRoutes,
  editionRoutes,
  pageDataRoutes,
  pageRoutes,
  orderRoutes,
  formPageRoutes,
] as const;

/** Turns a union of types into their intersection. */
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Everything that one of the routes needs. */
type RouteParts = Together<Parameters<typeof specRoutes | (typeof otherRoutes)[number]>[0]>;

interface SiteSettings extends ServerSettings {
  /** Number of forms that a client may send within ten minutes. */
  readonly formRateLimit: number;
  /** Whether a CDN stands before the site. Default: false. */
  readonly cdn?: boolean;
}

interface Options extends ServerOptions, HealthChecks {
  readonly settings: SiteSettings;
  readonly useCases: RouteParts['useCases'] &
    Pick<PictureSources, 'findPicture'> & { readonly resolveRedirect: ResolveRedirect };
  readonly renderPage: RenderPage;
  readonly cache: ResponseCache;
  readonly folders: StaticFolders;
  readonly encodePicture: PictureSources['encodePicture'];
  readonly formCounter: FormCounter;
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
  await app.register(formRateLimit, { counter: formCounter, forms: settings.formRateLimit });
  await app.register(openApi, { publicUrl });
  await options.development?.(app);
  await app.register(staticFiles, folders);
  await app.register(
    pictureRoutes({ folder: folders.images, findPicture: useCases.findPicture, encodePicture }),
  );
  const parts: RouteParts = {
    ...createRendering(renderer, { resolveRedirect, observer, tracer }),
    checkDatabase,
    operators,
    stopping,
    useCases,
    publicUrl,
    cache,
    delivery,
    folders,
    now,
  };
  const register = async (plugin: FastifyPluginAsync): Promise<void> => {
    await app.register(plugin);
  };
  await register(withCachedResponses(cache, specRoutes(parts)));
  for (const routes of otherRoutes) await register(routes(parts));
  await register(requestListRoutes);
  await register(forgetRequestsRoutes);
  app.get(unknownCall, { schema: { hide: true } }, app.sendNotRouted);
  return app;
};
