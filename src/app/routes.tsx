import { type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom';
import type { ProcedureView } from '#domain/catalogue/procedures/view-procedure.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { brandsPath, hydratedPaths, isPageId, patternsOf, type serverPaths } from '#domain/site/pages.ts';
import { productRouteId } from '../api/product-of-page.ts';
import { siteRouteId } from '../api/site.ts';
import { tableStyles } from '../features/procedures/table-styles.ts';
import { hasMoreItems } from '../features/request/list/keys-of-address.ts';
import { paths, splitLanguage } from '../lib/paths.ts';
import { Page as Compare } from '../pages/compare.tsx';
import { Page as Documents } from '../pages/documents.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { Page as Procedure } from '../pages/procedure.tsx';
import { Page as Procedures } from '../pages/procedures.tsx';
import {
  type PageHandle,
  type PageLoaders,
  type PageRouteOptions,
  type ServerPage,
  createPageRoute,
  createServerRoute,
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

/** Makes the handle of a page that takes no scripts: its styles are its module. */
const plainHandle = (styles: string): PageHandle => ({
  module: styles,
  texts: [],
  withoutScripts: { stylesOf: [] },
});

const compareHandle: PageHandle = {
  module: 'src/features/compare/comparison.ts',
  texts: [],
  withoutScripts: { stylesOf: [], runsModule: true },
};

const procedureHandle: PageHandle = {
  module: 'src/pages/styles/procedure.css',
  texts: [],
  withoutScripts: {
    stylesOf: [],
    stylesFor: (loaded: ProcedureView | null) => (loaded ? tableStyles(loaded) : ''),
  },
};

/** Pages that only the server knows; links to them are followed as to other sites. */
const createServerPages = (): Readonly<Record<keyof typeof serverPaths, ServerPage>> => ({
  documents: { handle: plainHandle('src/pages/styles/documents.css'), Component: Documents },
  procedures: { handle: plainHandle('src/pages/styles/procedure.css'), Component: Procedures },
  procedure: { handle: procedureHandle, Component: Procedure },
  compare: { handle: compareHandle, Component: Compare },
});

const serverRoutes = (loaders: PageLoaders): RouteObject[] =>
  import.meta.env.SSR
    ? Object.entries(createServerPages()).flatMap(([page, options]) =>
        isPageId(page)
          ? patternsOf(paths[page]).map((path) => createServerRoute({ page, path }, options, loaders))
          : [],
      )
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
