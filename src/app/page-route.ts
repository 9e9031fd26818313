import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { type Language, isLanguage } from '#domain/shared/language.ts';
import { type PageNamespace, pageNamespaces } from '../i18n/i18n.ts';
import type { Api } from '#contracts/api.ts';
import type { LoaderArgs } from '../api/loader.ts';
import { paths } from '../lib/paths.ts';

/** Exports of a module of src/pages. */
interface PageModule {
  readonly Page: () => ReactNode;
  readonly loader: (args: LoaderArgs) => unknown;
}

const modules = import.meta.glob<PageModule>([
  '../pages/*.tsx',
  '!../pages/{not-found,styleguide,documents,compare,procedures,procedure}.tsx',
]);

/**
 * `page.tsx?loader` is a second instance of a page's module, of which tree shaking keeps only the loader, and
 * vite.config.ts drops the styles: it is part of the first load, so that a navigation requests data and chunk at the
 * same time.
 */
const loaders = import.meta.glob<PageModule['loader']>(
  ['../pages/*.tsx', '!../pages/{not-found,styleguide,documents,compare,procedures,procedure}.tsx'],
  { query: '?loader', import: 'loader', eager: true },
);

export interface PageRouteOptions {
  readonly id?: string;
  /** Texts that it shares with other pages. */
  readonly texts?: readonly PageNamespace[];
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** Module and texts of a page that the server preloads. */
export interface PageHandle {
  readonly module: string;
  /** Texts that are not those of every page. */
  readonly texts: readonly PageNamespace[];
  /** Styles and script of a page that is not hydrated. */
  readonly withoutScripts?: {
    /** Modules of pages whose styles it has. */
    readonly stylesOf: readonly string[];
    /** Rules for what its loader returned. */
    stylesFor?(loaded: unknown): string;
    /** Whether its module is a script of its own, which the page runs. */
    readonly runsModule?: boolean;
  };
}

export interface LoaderDependencies {
  readonly api: Api;
  /** Language of a page whose address has no language prefix. */
  readonly shownLanguage: () => Language;
  readonly loadTexts: (language: Language, namespaces: readonly PageNamespace[]) => Promise<void>;
}

export const createLoaderArgs = (
  { params, pattern, url }: LoaderFunctionArgs,
  { api, shownLanguage }: LoaderDependencies,
): LoaderArgs => ({
  params,
  pattern,
  url,
  api,
  language: isLanguage(params['language']) ? params['language'] : shownLanguage(),
});

/**
 * Creates a new object for each router, as react-router writes lazily loaded components into its routes.
 * @param page a name of the table of pages
 * @param path a pattern of the page, without the language
 */
export const createPageRoute = (
  { page, path }: { readonly page: string; readonly path: string },
  { texts: more = [], ...rest }: PageRouteOptions,
  dependencies: LoaderDependencies,
): RouteObject => {
  const name = page.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  const load = modules[`../pages/${name}.tsx`];
  const loader = loaders[`../pages/${name}.tsx`];
  if (!load || !loader) throw new Error(`src/pages/${name}.tsx does not exist`);
  const texts = pageNamespaces.filter((namespace) => namespace === name || more.includes(namespace));
  const handle: PageHandle = { module: `src/pages/${name}.tsx`, texts };
  return {
    ...rest,
    // Relative to the language prefix.
    ...(path === paths.home ? { index: true } : { path: path.slice(1) }),
    caseSensitive: true,
    handle,
    async loader(args) {
      const loaderArgs = createLoaderArgs(args, dependencies);
      const [loaded] = await Promise.all([
        loader(loaderArgs),
        dependencies.loadTexts(loaderArgs.language, texts),
      ]);
      return loaded;
    },
    lazy: { Component: async () => (await load()).Page },
  };
};

/** A page that only the server knows. */
export interface ServerPage {
  readonly handle: PageHandle;
  readonly loader: PageModule['loader'];
  readonly Component: PageModule['Page'];
}

/** @param path a pattern of the page, without the language */
export const createServerRoute = (
  path: string,
  { loader, ...page }: ServerPage,
  dependencies: LoaderDependencies,
): RouteObject => ({
  ...page,
  path: path.slice(1),
  caseSensitive: true,
  loader: (args) => loader(createLoaderArgs(args, dependencies)),
});
