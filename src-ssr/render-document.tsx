import { Readable } from 'node:stream';
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import {
  type HydrationState,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
  createStaticRouter,
  isRouteErrorResponse,
} from 'react-router-dom';
import { isSameItem } from '#contracts/list/items.ts';
import type { PageRequest, RenderedPage } from '#contracts/page.ts';
import type { PageData } from '#contracts/page-data.ts';
import type { SiteData } from '#domain/content/get-site-data.ts';
import type { Api } from '#contracts/api.ts';
import { siteRouteId } from '../src/api/site.ts';
import { App } from '../src/app/app.tsx';
import { MaintenancePage, maintenanceStyles } from '../src/app/maintenance-page.tsx';
import { FailurePage } from '../src/app/route-errors.tsx';
import type { PageHandle } from '../src/app/page-route.ts';
import { type PageAssets, type ServerPage, ServerPageProvider } from '../src/app/server-page.tsx';
import { SentRequestsContext } from '../src/features/request/posted/sent-requests.ts';
import { ListAdditionContext, OwnListContext } from '../src/features/request/posted/own-list.ts';
import { SharedHtml } from '../src/components/shared-content.tsx';
import { autocompleteModule } from '../src/features/search/autocomplete-files.ts';
import { withNames } from '../src/features/request/list/items-of-address.ts';
import type { GoneItem } from '../src/features/request/list/named-item.ts';
import { createI18n, textModules } from '../src/i18n/i18n.ts';
import { inlinePageTexts, pageTextsOf } from './inline-page-texts.ts';
import { laterModulesOf } from './later-modules.ts';
import { renderHtml } from './render-html.ts';
import { type Renderer, rendererOf } from './renderers.ts';

/** Values that all documents of a site are rendered with. */
interface Site {
  /** Source of the data of pages; `undefined` during maintenance. */
  readonly api: Api | undefined;
  /** Origin that visitors see, without a slash at the end. */
  readonly publicUrl: string;
  /** Path of the file with the data that every page shows. */
  readonly siteDataPath: (site: SiteData) => string;
  /** URLs of the files that pages need, by the names of their modules. */
  readonly assetsOf: (
    modules: readonly string[],
    autocompleteModule: string,
    laterModules?: readonly string[],
  ) => PageAssets;
}

export type RenderDocument = (request: PageRequest, site: Site) => Promise<RenderedPage>;

/** The script that all pages have that are not hydrated. */
const plainPageModule = 'src/app/plain-page.ts';

type Context = PageRequest & Omit<Site, 'api'>;

type ContextWithData = Context & { readonly api: Api };

/** The router wraps some failures, such as its own, in a response. */
const toError = (failure: unknown): unknown =>
  isRouteErrorResponse(failure)
    ? new Error(`${failure.status} ${failure.statusText}: ${String(failure.data)}`)
    : failure;

const handleOf = ({ handle }: RouteObject): PageHandle | undefined => handle;

/** Returns the handle of the matched page, if there is one. */
const handlesOf = (matches: StaticHandlerContext['matches']): PageHandle[] =>
  matches.flatMap(({ route }) => handleOf(route) ?? []);

/** Adds rules of one page to the styles in its HTML. */
const withStyles = (assets: PageAssets, ownStyles: string): PageAssets => {
  if (!assets.styles || ownStyles === '') return assets;
  const css = assets.styles.css + ownStyles;
  return { ...assets, styles: { css, hash: createHash('sha256').update(css).digest('base64') } };
};

/** The matched routes only: to prepare and match all of them once more would be a large part of rendering. */
const matchedRoutes = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (children, { route: { children: _all, ...route } }) => [
      children.length === 0 || route.index ? route : { ...route, children },
    ],
    [],
  );

const render = (
  { i18n }: Pick<Renderer, 'i18n'>,
  { publicUrl, form }: Pick<Context, 'publicUrl' | 'form'>,
  page: ServerPage,
  children: ReactNode,
) =>
  renderHtml(
    <ServerPageProvider page={page}>
      <App i18n={i18n} publicUrl={publicUrl} form={form}>
        {children}
      </App>
    </ServerPageProvider>,
  );

/** The page of every URL during maintenance. */
const renderMaintenance = async (context: Context): Promise<RenderedPage> => {
  const renderer = { i18n: await createI18n(context.address.language, { pages: ['maintenance'] }) };
  const assets = context.assetsOf([maintenanceStyles], autocompleteModule);
  const body = await render(renderer, context, { assets }, <MaintenancePage />);
  return { kind: 'page', status: 503, body, styleHash: assets.styles?.hash };
};

const renderFailure = async (renderer: Renderer, context: Context, error: unknown): Promise<RenderedPage> => {
  const {
    address: { url },
    form,
    assetsOf,
  } = context;
  const page = { assets: assetsOf([], autocompleteModule) };
  const body = await render(renderer, context, page, <FailurePage address={url} form={form} />);
  const html = await text(Readable.from(body));
  return { kind: 'failure', error, html, styleHash: page.assets.styles?.hash };
};

/** Reduces the root route's data to what is not in the file of the `SiteData`. */
const withoutSiteData = ({ loaderData, actionData, errors }: StaticHandlerContext): HydrationState => {
  const { [siteRouteId]: site, ...pages } = loaderData;
  return { loaderData: { ...pages, [siteRouteId]: { year: site.year } }, actionData, errors };
};

/** The data of the matched page as JSON, with what staff wrote for it. */
const renderData = ({ i18n }: Pick<Renderer, 'i18n'>, loaded: StaticHandlerContext): RenderedPage => {
  const namespaces = handlesOf(loaded.matches).flatMap(({ texts }) => texts);
  const page = loaded.matches.at(-1)?.route.id ?? '';
  const result: PageData = { data: loaded.loaderData[page] ?? null, texts: pageTextsOf(i18n, namespaces) };
  return { kind: 'page', status: loaded.statusCode, body: Buffer.from(JSON.stringify(result)) };
};

/** The list of a visitor without JavaScript, with the names of its products where the page says what is left on it. */
const nameOwnList = async (
  { form, ownList = [] }: PageRequest,
  api: Pick<Api, 'productNames'>,
): Promise<readonly GoneItem[]> => {
  if (form?.result.kind !== 'sent' || ownList.length === 0) return ownList;
  const named = withNames(ownList, await api.productNames(ownList));
  return ownList.map((item) => named.find((known) => isSameItem(known, item)) ?? item);
};

const renderMatches = async (
  renderer: Renderer,
  { api, ...context }: ContextWithData,
  loaded: StaticHandlerContext,
): Promise<RenderedPage> => {
  const {
    address: { url, language },
    publicUrl,
    form,
    sentRequests = [],
    listAddition,
    assetsOf,
    siteDataPath,
  } = context;
  const handles = handlesOf(loaded.matches);
  const texts = handles.flatMap((handle) => handle.texts);
  const isHydrated = !handles.some(({ withoutScripts }) => withoutScripts);
  const site = await api.site();
  const assets = assetsOf(
    [
      ...handles.map(({ module }) => module),
      ...handles.flatMap(({ withoutScripts }) => withoutScripts?.stylesOf ?? []),
      ...(isHydrated ? [] : [plainPageModule]),
      ...textModules(language, texts),
    ],
    autocompleteModule,
    laterModulesOf(
      handles.map(({ module }) => module),
      language,
    ),
  );
  const ownStyles = loaded.matches
    .map(({ route }) => handleOf(route)?.withoutScripts?.stylesFor?.(loaded.loaderData[route.id]) ?? '')
    .join('');
  const own = handles.filter(({ withoutScripts }) => withoutScripts?.runsModule).map(({ module }) => module);
  const page: ServerPage = {
    assets: withStyles(assets, ownStyles),
    ownStyles,
    ...(!isHydrated && {
      plainScripts: [plainPageModule, ...own].flatMap((module) => assets.modules[module] ?? []),
    }),
    ...(isHydrated && {
      hydration: {
        language,
        texts,
        pageTexts: inlinePageTexts(renderer.i18n, texts),
        publicUrl,
        ...(form && { form, address: url }),
        siteDataPath: siteDataPath(site),
        router: withoutSiteData(loaded),
      },
    }),
  };
  const router = createStaticRouter(matchedRoutes(loaded), loaded);
  const children = (
    <SharedHtml value={await renderer.sharedHtml(site, loaded)}>
      <OwnListContext value={await nameOwnList(context, api)}>
        <ListAdditionContext value={listAddition}>
          <SentRequestsContext value={sentRequests}>
            <StaticRouterProvider router={router} context={loaded} hydrate={false} />
          </SentRequestsContext>
        </ListAdditionContext>
      </OwnListContext>
    </SharedHtml>
  );
  return {
    kind: 'page',
    status: loaded.statusCode,
    body: await render(renderer, context, page, children),
    styleHash: page.assets.styles?.hash,
  };
};

/** Loads a URL's data, which decides status and redirect, then begins to render its page. */
const renderUrl = async (context: ContextWithData): Promise<RenderedPage> => {
  const {
    address: { url, language },
    publicUrl,
    api,
  } = context;
  const renderer = await rendererOf(language, api);
  const loaded = await renderer.handler.query(new Request(new URL(url, publicUrl)));
  if (loaded instanceof Response)
    return { kind: 'redirect', status: loaded.status, location: loaded.headers.get('location') ?? '/' };
  const [failure] = Object.values(loaded.errors ?? {}).map(toError);
  if (context.asData)
    return loaded.errors ? { kind: 'failure', error: failure, html: '' } : renderData(renderer, loaded);
  if (loaded.errors) return renderFailure(renderer, context, failure);
  try {
    return await renderMatches(renderer, context, loaded);
  } catch (error) {
    return renderFailure(renderer, context, error);
  }
};

/** Renders any URL of a site. */
export const renderDocument: RenderDocument = (request, { api, ...site }) =>
  api ? renderUrl({ ...request, ...site, api }) : renderMaintenance({ ...request, ...site });
