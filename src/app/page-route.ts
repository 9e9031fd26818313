import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import type { Language } from '#domain/shared/language.ts';
import { type PageNamespace, pageNamespaces } from '../i18n/i18n.ts';
import { paths } from '../lib/paths.ts';

const pages = import.meta.glob<() => ReactNode>(
  ['../pages/*.tsx', '!../pages/{not-found,styleguide}.tsx', '!../pages/*.html.tsx'],
  { import: 'Page' },
);

/** Name of the module of a page in src/pages, and of what staff wrote for it. @param page a name of the table of pages */
export const moduleNameOf = (page: string): string =>
  page.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

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

interface LoadedPage extends Pick<PageHandle, 'texts'> {
  /** Name of its module. */
  readonly name: string;
}

/** Loads the data of routes: on the server from its source, in the browser from the server. */
export interface PageLoaders {
  /** Loads the data that every page shows. */
  readonly site: (args: LoaderFunctionArgs) => unknown;
  /** Loads the data of a page, and its texts. */
  readonly page: (args: LoaderFunctionArgs, page: LoadedPage) => unknown;
  /** Loads what is at an address that is no page of the browser. */
  readonly other: (args: LoaderFunctionArgs) => unknown;
  /** Shows pages in another language; left out on the server, which creates routes for each. */
  readonly changeLanguage?: (language: Language) => Promise<unknown>;
}

/**
 * Creates a new object for each router, as react-router writes lazily loaded components into its routes.
 * @param page a name of the table of pages
 * @param path a pattern of the page, without the language
 */
export const createPageRoute = (
  { page, path }: { readonly page: string; readonly path: string },
  { texts: more = [], ...rest }: PageRouteOptions,
  loaders: PageLoaders,
): RouteObject => {
  const name = moduleNameOf(page);
  const load = pages[`../pages/${name}.tsx`];
  if (!load) throw new Error(`src/pages/${name}.tsx does not exist`);
  const texts = pageNamespaces.filter((namespace) => namespace === name || more.includes(namespace));
  const handle: PageHandle = { module: `src/pages/${name}.tsx`, texts };
  return {
    ...rest,
    // Relative to the language prefix.
    ...(path === paths.home ? { index: true } : { path: path.slice(1) }),
    caseSensitive: true,
    handle,
    loader: (args) => loaders.page(args, { name, texts }),
    lazy: { Component: load },
  };
};

/** A page that only the server knows. */
export interface ServerPage {
  readonly handle: PageHandle;
  readonly Component: () => ReactNode;
}

/**
 * @param page a name of the table of pages
 * @param path a pattern of the page, without the language
 */
export const createServerRoute = (
  { page, path }: { readonly page: string; readonly path: string },
  { handle, Component }: ServerPage,
  loaders: PageLoaders,
): RouteObject => ({
  handle,
  Component,
  path: path.slice(1),
  caseSensitive: true,
  loader: (args) => loaders.page(args, { name: moduleNameOf(page), texts: handle.texts }),
});
