import { renderToString } from 'react-dom/server';
import {
  type StaticHandlerContext,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
} from 'react-router-dom';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { Language } from '#domain/shared/language.ts';
import { App } from '../src/app.tsx';
import { hydrationBlock } from '../src/hydration.ts';
import { createI18n, textModules } from '../src/i18n.ts';
import { FailurePage } from '../src/route-errors.tsx';
import { type PageHandle, createRoutes } from '../src/routes.tsx';

type I18n = Awaited<ReturnType<typeof createI18n>>;

const i18nByLanguage = new Map<Language, Promise<I18n>>();

const i18nOf = (language: Language): Promise<I18n> => {
  const i18n = i18nByLanguage.get(language) ?? createI18n(language);
  i18nByLanguage.set(language, i18n);
  return i18n;
};

const html = (page: string) => dangerouslySkipEscape(`<!DOCTYPE html>${page}`);

const preloads = (chunks: readonly string[]): string =>
  [...new Set(chunks)].map((chunk) => `<link rel="modulepreload" href="${chunk}">`).join('');

/** The modules of the matched page; see PageHandle. */
const modulesOf = (matches: StaticHandlerContext['matches']): string[] =>
  matches.flatMap(({ route }) => {
    const handle: PageHandle | undefined = route.handle;
    return handle ? [handle.module] : [];
  });

/** Renders any address of the site: react-router loads its data, then React renders the whole document at once. */
export const onRenderHtml = async ({
  urlOriginal,
  api,
  language,
  publicUrl,
  chunksOf,
}: PageContextServer) => {
  const i18n = await i18nOf(language);
  const { query, dataRoutes } = createStaticHandler(createRoutes({ api, i18n }));
  const context = await query(new Request(new URL(urlOriginal, publicUrl)));

  if (context instanceof Response) {
    const redirectTo = context.headers.get('location') ?? '/';
    return { documentHtml: html(''), pageContext: { status: context.status, redirectTo } };
  }
  if (context.errors) {
    const failure = Object.values(context.errors)[0];
    const page = renderToString(
      <App i18n={i18n} publicUrl={publicUrl}>
        <FailurePage address={urlOriginal} />
      </App>,
    );
    return { documentHtml: html(page), pageContext: { failure } };
  }

  const page = renderToString(
    <App i18n={i18n} publicUrl={publicUrl}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const modules = [...modulesOf(context.matches), ...textModules(language)];
  const { loaderData, actionData, errors } = context;
  const block = hydrationBlock({ language, publicUrl, router: { loaderData, actionData, errors } });
  // By function: in a replacement text, `$&` and the like would be read as patterns.
  const complete = page
    .replace('</head>', (end) => preloads(modules.flatMap(chunksOf)) + end)
    .replace('</body>', (end) => block + end);
  return { documentHtml: html(complete), pageContext: { status: context.statusCode } };
};
