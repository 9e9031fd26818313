import {
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
  data,
  redirect,
} from 'react-router-dom';
import { solutionSlugs } from '#domain/catalogue/solution.ts';
import { type Language, isLanguage } from '#domain/shared/language.ts';
import type { Api } from '../api/api.ts';
import { newIdempotencyKey } from '../features/request/form/new-idempotency-key.ts';
import type { FormPageData } from '../features/request/form/page-form.tsx';
import { hasMoreItems, loadRequestedProducts } from '../features/request/basket/requested-items.ts';
import { type NewsCard, toNewsCard } from '../features/news/news-card.ts';
import { inSameForm, paths, splitLanguage } from '../lib/paths.ts';
import type { RequestPageData } from '../pages/request.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { queryIn } from '../features/search/query.ts';
import { type SearchPageData, maxResults } from '../features/search/results.ts';
import { PageError, RootError } from './route-errors.tsx';
import { Root } from './root.tsx';
import type { Site } from '../api/site.ts';

interface Dependencies {
  readonly api: Api;
  /** Of a page whose address names none. */
  readonly shownLanguage: () => Language;
  /** Left out on the server, where every language has a table of its own. */
  readonly changeLanguage?: (language: Language) => Promise<unknown>;
}

const homeNews = 3;

/** What a route tells the server: the module of its page, whose chunk the browser will need. */
export interface PageHandle {
  readonly module: string;
}

const page = (name: string): { handle: PageHandle } => ({ handle: { module: `src/pages/${name}.tsx` } });

/** The language is not part of any page's data, so the toggle loads nothing again. */
const unlessOnlyLanguageChanged: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const samePage =
    splitLanguage(currentUrl.pathname).path === splitLanguage(nextUrl.pathname).path &&
    currentUrl.search === nextUrl.search;
  return samePage && currentUrl.pathname !== nextUrl.pathname ? false : defaultShouldRevalidate;
};

/** The query of a listing only says how what is loaded is shown. */
const unlessSameListing: ShouldRevalidateFunction = ({ currentUrl, nextUrl, ...change }) =>
  splitLanguage(currentUrl.pathname).path === splitLanguage(nextUrl.pathname).path
    ? false
    : change.defaultShouldRevalidate;

/** Other quantities and fewer products need no names but those that the page has; so they go without the network. */
const whenMoreIsAsked: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  hasMoreItems(nextUrl.search, currentUrl.search);

/** What is not there renders its page with status 404. */
const missing = () => data(null, { status: 404 });

/** Another page in the form that the visitor is on, with the query that they came with. */
const withQuery = (
  path: string,
  { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>,
): string => inSameForm(path, params['language']) + new URL(request.url).search;

// A function, as a router writes what it loaded lazily into its routes: no two routers may share them.
const companyPages = (): readonly RouteObject[] => [
  {
    path: 'about-us',
    ...page('about-us'),
    lazy: { Component: async () => (await import('../pages/about-us.tsx')).AboutUsPage },
  },
  {
    path: 'management',
    ...page('management'),
    lazy: { Component: async () => (await import('../pages/management.tsx')).ManagementPage },
  },
  {
    path: 'partners',
    ...page('partners'),
    lazy: { Component: async () => (await import('../pages/partners.tsx')).PartnersPage },
  },
  {
    path: 'brands',
    loader: (asked) => redirect(withQuery(paths.partners, asked), 301),
  },
  {
    path: 'why-us',
    ...page('why-us'),
    lazy: { Component: async () => (await import('../pages/why-us.tsx')).WhyUsPage },
  },
  {
    path: 'contact',
    ...page('contact'),
    lazy: { Component: async () => (await import('../pages/contact.tsx')).ContactPage },
  },
  {
    path: 'privacy-policy',
    ...page('privacy-policy'),
    lazy: { Component: async () => (await import('../pages/privacy-policy.tsx')).PrivacyPolicyPage },
  },
];

const formData = (): FormPageData => ({ key: newIdempotencyKey() });

const formPages = (api: Api): readonly RouteObject[] => [
  {
    path: 'request',
    ...page('request'),
    shouldRevalidate: whenMoreIsAsked,
    loader: async ({ request }): Promise<RequestPageData> => ({
      ...formData(),
      items: await loadRequestedProducts(request.url, () => api.productNames()),
    }),
    lazy: { Component: async () => (await import('../pages/request.tsx')).OfferRequestPage },
  },
  {
    path: 'online-catalog',
    ...page('online-catalog'),
    loader: formData,
    lazy: { Component: async () => (await import('../pages/online-catalog.tsx')).OnlineCatalogPage },
  },
  {
    path: 'services/technical-service',
    ...page('technical-service'),
    loader: formData,
    lazy: { Component: async () => (await import('../pages/technical-service.tsx')).TechnicalServicePage },
  },
  {
    path: 'services/oem',
    ...page('oem'),
    loader: formData,
    lazy: { Component: async () => (await import('../pages/oem.tsx')).OemPage },
  },
];

const newsPages = (api: Api): readonly RouteObject[] => [
  {
    path: 'news',
    ...page('news-list'),
    loader: async (): Promise<readonly NewsCard[]> => (await api.news()).map(toNewsCard),
    lazy: { Component: async () => (await import('../pages/news-list.tsx')).NewsListPage },
  },
  {
    path: 'news/news-details/:id',
    ...page('news-item'),
    loader: async ({ params }) => (await api.newsItem(params['id'] ?? '')) ?? missing(),
    lazy: { Component: async () => (await import('../pages/news-item.tsx')).NewsItemPage },
  },
];

const cataloguePages = (api: Api): readonly RouteObject[] => [
  ...solutionSlugs.map((slug): RouteObject => ({
    path: slug,
    handle: page('solution').handle,
    loader: async () =>
      (await api.catalogue()).solutions.find((solution) => solution.slug === slug) ?? missing(),
    lazy: { Component: async () => (await import('../pages/solution.tsx')).SolutionPage },
  })),
  {
    path: 'products/:slug',
    ...page('category'),
    shouldRevalidate: unlessSameListing,
    loader: async ({ params }) => (await api.productsOfCategory(params['slug'] ?? '')) ?? missing(),
    lazy: { Component: async () => (await import('../pages/category.tsx')).CategoryPage },
  },
  {
    path: 'products/partners/:slug',
    ...page('brand'),
    shouldRevalidate: unlessSameListing,
    loader: async ({ params }) => (await api.productsOfBrand(params['slug'] ?? '')) ?? missing(),
    lazy: { Component: async () => (await import('../pages/brand.tsx')).BrandPage },
  },
  {
    path: 'products/product-details/:item',
    ...page('product'),
    loader: async (asked) =>
      (await api.product(asked.params['item'] ?? '')) ?? redirect(withQuery(paths.home, asked), 302),
    lazy: { Component: async () => (await import('../pages/product.tsx')).ProductPage },
  },
];

const searchPage = ({ api, shownLanguage }: Omit<Dependencies, 'changeLanguage'>): RouteObject => ({
  path: 'search',
  ...page('search'),
  loader: async ({ request, params }): Promise<SearchPageData> => {
    const query = queryIn(new URL(request.url).search);
    const language = isLanguage(params['language']) ? params['language'] : shownLanguage();
    return { query, found: query ? await api.search(query, { language, limit: maxResults }) : [] };
  },
  lazy: { Component: async () => (await import('../pages/search.tsx')).SearchPage },
});

/** Every component in every state, for those who work on them; not built for visitors. */
const developmentPages = (): readonly RouteObject[] =>
  import.meta.env.DEV
    ? [
        {
          path: 'styleguide',
          lazy: { Component: async () => (await import('../pages/styleguide.tsx')).StyleguidePage },
        },
      ]
    : [];

/** The one route table of server and browser (spec §2). */
export const createRoutes = ({ api, shownLanguage, changeLanguage }: Dependencies): RouteObject[] => {
  const pages: readonly RouteObject[] = [
    {
      index: true,
      ...page('home'),
      loader: async (): Promise<readonly NewsCard[]> => (await api.news()).slice(0, homeNews).map(toNewsCard),
      lazy: { Component: async () => (await import('../pages/home.tsx')).HomePage },
    },
    ...companyPages(),
    ...formPages(api),
    ...newsPages(api),
    ...cataloguePages(api),
    searchPage({ api, shownLanguage }),
    ...developmentPages(),
    { path: '*', loader: missing, Component: NotFound },
  ];

  return [
    {
      id: 'root',
      path: '/:language?',
      Component: Root,
      ErrorBoundary: RootError,
      async loader({ params: { language } }) {
        const [company, catalogue] = await Promise.all([api.company(), api.catalogue()]);
        const site: Site = { company, catalogue, year: new Date().getUTCFullYear() };
        // `/anything` fits the route of the home page with a language that there is none of.
        const exists = language === undefined || isLanguage(language);
        return exists ? site : data(site, { status: 404 });
      },
      // The same in every language.
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
          children: pages.map((route) =>
            Object.assign({ shouldRevalidate: unlessOnlyLanguageChanged }, route, { caseSensitive: true }),
          ),
        },
      ],
    },
  ];
};
