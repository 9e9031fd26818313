import type { ContextType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
} from 'react-router-dom';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { i18n as I18n } from 'i18next';
import type { Language } from '#domain/shared/language.ts';
import type { Api } from '../src/api/api.ts';
import { App } from '../src/app/app.tsx';
import { hydrationBlock } from '../src/app/hydration.ts';
import { createI18n, textModules } from '../src/i18n/i18n.ts';
import { MaintenancePage } from '../src/app/maintenance-page.tsx';
import { FailurePage } from '../src/app/route-errors.tsx';
import { type PageHandle, createRoutes } from '../src/app/routes.tsx';
import { autocompleteFilesBlock, autocompleteModule } from '../src/features/search/autocomplete-files.ts';
import { jsonLdBlock } from '../src/components/json-ld/json-ld-block.ts';
import { Facts } from '../src/components/json-ld/json-ld.ts';

interface Renderer {
  readonly i18n: I18n;
  readonly handler: StaticHandler;
}

const createRenderer = async (language: Language, api: Api): Promise<Renderer> => {
  const i18n = await createI18n(language);
  return { i18n, handler: createStaticHandler(createRoutes({ api, shownLanguage: () => language })) };
};

/** Texts and routes are set up once for each source of data and language. */
const renderers = new WeakMap<Api, Map<Language, Promise<Renderer>>>();

const rendererOf = (language: Language, api: Api): Promise<Renderer> => {
  const ofApi = renderers.get(api) ?? new Map<Language, Promise<Renderer>>();
  renderers.set(api, ofApi);
  const renderer = ofApi.get(language) ?? createRenderer(language, api);
  ofApi.set(language, renderer);
  renderer.catch(() => ofApi.delete(language));
  return renderer;
};

/** The router wraps some failures, such as those of its own, in a response. */
const asError = (failure: unknown): unknown =>
  isRouteErrorResponse(failure)
    ? new Error(`${failure.status} ${failure.statusText}: ${String(failure.data)}`)
    : failure;

const html = (page: string) => dangerouslySkipEscape(`<!DOCTYPE html>${page}`);

const preloads = (files: readonly string[]): string =>
  [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .map((chunk) => `<link rel="modulepreload" href="${chunk}">`)
    .join('');

/** The modules of the matched page; see PageHandle. */
const modulesOf = (matches: StaticHandlerContext['matches']): string[] =>
  matches.flatMap(({ route }) => {
    const handle: PageHandle | undefined = route.handle;
    return handle ? [handle.module] : [];
  });

interface Asset {
  readonly assetType: string | null;
  inject: false | 'HTML_BEGIN' | 'HTML_END';
}

/** vike would have every font loaded at once: document and pages name those that they need. What +client.tsx imports
 * it would leave to be found out. */
const injectFilter = (assets: Asset[]): void => {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false;
    if (asset.assetType === 'script') asset.inject = 'HTML_END';
  }
};

const renderMaintenance = async (language: Language, publicUrl: string) => {
  const page = renderToString(
    <App i18n={await createI18n(language)} publicUrl={publicUrl}>
      <MaintenancePage />
    </App>,
  );
  return { documentHtml: html(page), pageContext: { status: 503 }, injectFilter };
};

/** Renders any address of the site: react-router loads its data, then React renders the whole document at once. */
export const onRenderHtml = async ({
  urlOriginal,
  api,
  language,
  publicUrl,
  form,
  filesOf,
}: PageContextServer) => {
  if (!api) return renderMaintenance(language, publicUrl);
  const { i18n, handler } = await rendererOf(language, api);
  const context = await handler.query(new Request(new URL(urlOriginal, publicUrl)));

  if (context instanceof Response) {
    const redirectTo = context.headers.get('location') ?? '/';
    return { documentHtml: html(''), pageContext: { status: context.status, redirectTo } };
  }
  if (context.errors) {
    const failure = asError(Object.values(context.errors)[0]);
    const page = renderToString(
      <App i18n={i18n} publicUrl={publicUrl}>
        <FailurePage address={urlOriginal} form={form} />
      </App>,
    );
    return { documentHtml: html(page), pageContext: { failure }, injectFilter };
  }

  const facts: ContextType<typeof Facts> = [];
  const page = renderToString(
    <Facts value={facts}>
      <App i18n={i18n} publicUrl={publicUrl} form={form}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </Facts>,
  );
  const modules = [...modulesOf(context.matches), ...textModules(language)];
  const { loaderData, actionData, errors } = context;
  const block = hydrationBlock({ language, publicUrl, form, router: { loaderData, actionData, errors } });
  const box = autocompleteFilesBlock(filesOf(autocompleteModule));
  // By function: in a replacement text, `$&` and the like would be read as patterns.
  const complete = page
    .replace('</head>', (end) => preloads(modules.flatMap(filesOf)) + end)
    .replace('</body>', (end) => jsonLdBlock(facts) + block + box + end);
  return { documentHtml: html(complete), pageContext: { status: context.statusCode }, injectFilter };
};
