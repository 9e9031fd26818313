import type { ReactNode } from 'react';
import { type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom';
import type { ProcedureView } from '#domain/catalogue/procedures/view-procedure.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { brandsPath, hydratedPaths, patternsOf, serverPaths } from '#domain/site/pages.ts';
import { productRouteId } from '../api/product-of-page.ts';
import { siteRouteId } from '../api/site.ts';
import { tableStyles } from '../features/procedures/table-styles.ts';
import { hasMoreItems } from '../features/request/list/keys-of-address.ts';
import { splitLanguage } from '../lib/paths.ts';
import { NotFound } from '../pages/not-found.tsx';
import {
  type PageHandle,
  type PageLoaders,
  type PageRouteOptions,
  createPageRoute,
  createServerRoute,
  moduleNameOf,
} from './page-route.ts';
import { Root } from './root.tsx';
import { PageError, RootError } from './route-errors.tsx';

const isSamePath = (one: URL, other: URL): boolean =>
  splitLanguage(one.pathname).path === splitLanguage(other.pathname).path;

/**
 * The data of most pages does not depend on the language, so the language toggle does not reload it.
 */
const unlessOnlyLanguageChanged: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isOnlyLanguage =
    isSamePath(currentUrl, nextUrl) &&
    currentUrl.search === nextUrl.search &&
    currentUrl.pathname !== nextUrl.pathname;
  return !isOnlyLanguage && defaultShouldRevalidate;
};

/** The order of a list of products depends on the language, and so do the texts of its cards. */
const whenAnythingChanged: ShouldRevalidateFunction = ({ defaultShouldRevalidate }) =>
  defaultShouldRevalidate;

const productsPage = { texts: ['facets'], shouldRevalidate: whenAnythingChanged } as const;

/** Other quantities and fewer products need no further names, so they work offline. */
const whenMoreIsRequested: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  hasMoreItems(nextUrl.search, currentUrl.search);

/** Options of routes whose pages need others than the rest. */
const routeOptions: Readonly<Record<string, PageRouteOptions>> = {
  request: { shouldRevalidate: whenMoreIsRequested },
  products: productsPage,
  category: productsPage,
  brand: productsPage,
  product: { id: productRouteId },
} satisfies Partial<Record<keyof typeof hydratedPaths, PageRouteOptions>>;

/** Components of the pages that only the server knows; links to them are followed as to other sites. */
const serverComponents = import.meta.glob<() => ReactNode>('../pages/*.html.tsx', {
  import: 'Page',
  eager: true,
});

/** Makes the handle of a page that takes no scripts: its styles are its module. @param name of its style sheet */
const plainHandle = (name: string): PageHandle => ({
  module: `src/pages/styles/${name}.css`,
  texts: [],
  withoutScripts: { stylesOf: [] },
});

/** Handles of pages that are no plain ones. */
const serverHandles: Readonly<Record<string, PageHandle>> = {
  compare: {
    module: 'src/features/compare/comparison.ts',
    texts: [],
    withoutScripts: { stylesOf: [], runsModule: true },
  },
  procedures: plainHandle('procedure'),
  procedure: {
    ...plainHandle('procedure'),
    withoutScripts: {
      stylesOf: [],
      stylesFor: (loaded: ProcedureView | null) => (loaded ? tableStyles(loaded) : ''),
    },
  },
} satisfies Partial<Record<keyof typeof serverPaths, PageHandle>>;

const serverRoutes = (loaders: PageLoaders): RouteObject[] =>
  import.meta.env.SSR
    ? Object.entries(serverPaths).flatMap(([page, path]) => {
        const name = moduleNameOf(page);
        const Component = serverComponents[`../pages/${name}.html.tsx`];
        if (!Component) throw new Error(`src/pages/${name}.html.tsx does not exist`);
        const handle = serverHandles[page] ?? plainHandle(name);
        return patternsOf(path).map((pattern) =>
          createServerRoute({ page, path: pattern }, { handle, Component }, loaders),
        );
      })
    : [];

/** Every component in every state, for developers; not part of the build. */
const developmentRoutes = (): readonly RouteObject[] =>
  import.meta.env.DEV
    ? [
        {
          path: 'styleguide',
          lazy: { Component: async () => (await import('../pages/styleguide.tsx')).Page },
        },
      ]
    : [];

/** The one route table of server and browser (spec §2). */
export const createRoutes = (loaders: PageLoaders): RouteObject[] => [
  {
    id: siteRouteId,
    path: '/:language?',
    Component: Root,
    ErrorBoundary: RootError,
    loader: loaders.site,
    // Its data is the same in every language.
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: PageError,
        async loader({ params: { language } }) {
          if (isLanguage(language)) await loaders.changeLanguage?.(language);
          return null;
        },
        shouldRevalidate: ({ currentParams, nextParams }) =>
          currentParams['language'] !== nextParams['language'],
        children: [
          ...Object.entries(hydratedPaths).flatMap(([page, path]) =>
            patternsOf(path).map((pattern) =>
              createPageRoute(
                { page, path: pattern },
                { shouldRevalidate: unlessOnlyLanguageChanged, ...routeOptions[page] },
                loaders,
              ),
            ),
          ),
          ...serverRoutes(loaders),
          ...developmentRoutes(),
          // Without it, the first part of the address would be taken for a language.
          { path: brandsPath.slice(1), caseSensitive: true, loader: loaders.other },
          {
            // Named, as the server has more routes before it.
            id: 'other',
            path: '*',
            loader: loaders.other,
            Component: NotFound,
            shouldRevalidate: unlessOnlyLanguageChanged,
          },
        ],
      },
    ],
  },
];
