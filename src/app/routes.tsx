import { type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom';
import { solutionSlugs } from '#domain/catalogue/solution.ts';
import type { ProcedureView } from '#domain/catalogue/view-procedure.ts';
import { type Language, isLanguage } from '#domain/shared/language.ts';
import { comparePath } from '#domain/site/compare-path.ts';
import { documentsPath } from '#domain/site/document-path.ts';
import { procedurePath, proceduresPath } from '#domain/site/procedure-path.ts';
import { notFound, redirectToPage } from '../api/loader.ts';
import { productRouteId } from '../api/product-of-page.ts';
import { loadSite, siteRouteId } from '../api/site.ts';
import { tableStyles } from '../features/procedures/table-styles.ts';
import { hasMoreItems } from '../features/request/basket/requested-keys.ts';
import { paths, splitLanguage } from '../lib/paths.ts';
import { Page as Compare, loader as loadComparison } from '../pages/compare.tsx';
import { Page as Documents, loader as loadDocuments } from '../pages/documents.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { Page as Procedure, loader as loadProcedure } from '../pages/procedure.tsx';
import { Page as Procedures, loader as loadProcedures } from '../pages/procedures.tsx';
import {
  type LoaderDependencies,
  type PageHandle,
  type PageRoute,
  createLoaderArgs,
  createPageRoute,
} from './page-route.ts';
import { Root } from './root.tsx';
import { PageError, RootError } from './route-errors.tsx';

interface Dependencies extends LoaderDependencies {
  /** Absent on the server, which creates routes for each language. */
  readonly changeLanguage?: (language: Language) => Promise<unknown>;
}

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

const pages: readonly PageRoute[] = [
  { path: paths.home, page: 'home' },
  { path: paths.aboutUs, page: 'about-us' },
  { path: paths.management, page: 'management' },
  { path: paths.partners, page: 'partners' },
  { path: paths.whyUs, page: 'why-us' },
  { path: paths.contact, page: 'contact' },
  { path: paths.privacyPolicy, page: 'privacy-policy' },
  { path: paths.request, page: 'request', shouldRevalidate: whenMoreIsRequested },
  { path: paths.onlineCatalog, page: 'online-catalog' },
  { path: paths.technicalService, page: 'technical-service' },
  { path: paths.oem, page: 'oem' },
  { path: paths.news, page: 'news-list', texts: ['news'] },
  { path: paths.newsItem(':id'), page: 'news-item' },
  ...solutionSlugs.map((slug) => ({ path: paths.solution(slug), page: 'solution' })),
  { path: paths.products, page: 'products', ...productsPage },
  { path: paths.category(':slug'), page: 'category', ...productsPage },
  { path: paths.brand(':slug'), page: 'brand', ...productsPage },
  { id: productRouteId, path: paths.product(':item'), page: 'product' },
  { path: paths.search, page: 'search' },
];

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
  module: 'src/pages/procedure.css',
  texts: [],
  withoutScripts: {
    stylesOf: [],
    stylesFor: (loaded: ProcedureView | null) => (loaded ? tableStyles(loaded) : ''),
  },
};

/** Pages that only the server knows, so that browsers load no code for them; links to them are followed as to other sites. */
const serverRoutes = (dependencies: LoaderDependencies): readonly RouteObject[] =>
  import.meta.env.SSR
    ? [
        {
          path: documentsPath.slice(1),
          caseSensitive: true,
          handle: plainHandle('src/pages/documents.css'),
          loader: (args) => loadDocuments(createLoaderArgs(args, dependencies)),
          Component: Documents,
        },
        {
          path: proceduresPath.slice(1),
          caseSensitive: true,
          handle: plainHandle('src/pages/procedure.css'),
          loader: (args) => loadProcedures(createLoaderArgs(args, dependencies)),
          Component: Procedures,
        },
        {
          path: procedurePath(':item').slice(1),
          caseSensitive: true,
          handle: procedureHandle,
          loader: (args) => loadProcedure(createLoaderArgs(args, dependencies)),
          Component: Procedure,
        },
        {
          path: comparePath.slice(1),
          caseSensitive: true,
          handle: compareHandle,
          loader: (args) => loadComparison(createLoaderArgs(args, dependencies)),
          Component: Compare,
        },
      ]
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
export const createRoutes = ({ changeLanguage, ...dependencies }: Dependencies): RouteObject[] => [
  {
    id: siteRouteId,
    path: '/:language?',
    Component: Root,
    ErrorBoundary: RootError,
    loader: (args) => loadSite(createLoaderArgs(args, dependencies)),
    // Its data is the same in every language.
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: PageError,
        async loader({ params: { language } }) {
          if (isLanguage(language)) await changeLanguage?.(language);
          return null;
        },
        shouldRevalidate: ({ currentParams, nextParams }) =>
          currentParams['language'] !== nextParams['language'],
        children: [
          ...pages.map((page) =>
            createPageRoute({ shouldRevalidate: unlessOnlyLanguageChanged, ...page }, dependencies),
          ),
          {
            path: paths.brands.slice(1),
            caseSensitive: true,
            loader: (args) => redirectToPage(paths.partners, 301, args),
          },
          ...serverRoutes(dependencies),
          ...developmentRoutes(),
          { path: '*', loader: notFound, Component: NotFound, shouldRevalidate: unlessOnlyLanguageChanged },
        ],
      },
    ],
  },
];
