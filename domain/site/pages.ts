import { solutionSlugs } from '#domain/catalogue/products/solution.ts';
import type { RequestKind } from '#domain/requests/visitor-request.ts';
import { questionParameters } from '#domain/site/question-parameters.ts';

// The table of all pages (spec §2), in parts, as browsers load the paths, forms and menu alone: a part that is no plain
// literal would be loaded too. The component of a page is the module of src/pages that has its name in kebab-case, with
// the ending `.html.tsx` where only the server renders it.

/** Paths of pages that are hydrated, without the language. Slugs consist of [a-z0-9&+-], which need no encoding. */
export const hydratedPaths = {
  home: '/',
  aboutUs: '/about-us',
  management: '/management',
  partners: '/partners',
  whyUs: '/why-us',
  news: '/news',
  newsItem: (id: string) => `/news/news-details/${id}`,
  onlineCatalog: '/online-catalog',
  contact: '/contact',
  request: '/request',
  search: '/search',
  privacyPolicy: '/privacy-policy',
  products: '/products',
  solution: (slug: string) => `/${slug}`,
  category: (slug: string) => `/products/${slug}`,
  brand: (slug: string) => `/products/partners/${slug}`,
  product: (slug: string) => `/products/product-details/${slug}`,
  technicalService: '/services/technical-service',
  oem: '/services/oem',
} as const;

/** Paths of pages that only the server renders, so that browsers load no code for them. */
export const serverPaths = {
  documents: '/documents',
  procedures: '/procedures',
  /** @param slug in either language; the site links to the English one */
  procedure: (slug: string) => `/procedures/${slug}`,
  compare: '/compare',
} as const;

/** Path of each page, without the language. */
export const paths = { ...hydratedPaths, ...serverPaths } as const;

/** Name of a page in the table. */
export type PageId = keyof typeof paths;

export const isPageId = (name: string): name is PageId => Object.hasOwn(paths, name);

/** Former path of the brands, which redirects to `paths.partners`. */
export const brandsPath = '/brands';

/** The kind of request that the form of a page sends to staff. */
export const formPages = {
  request: 'offer',
  onlineCatalog: 'catalogue',
  technicalService: 'technicalService',
  oem: 'oem',
} as const satisfies Partial<Record<PageId, RequestKind>>;

export type FormPageId = keyof typeof formPages;

/** Whether a page has a form that is sent to staff, so that it is made for each visitor. */
export const isFormPage = (page: string): page is FormPageId => page in formPages;

/** Whether a path, without the language, is that of a page with a form. */
export const isFormPath = (path: string): boolean =>
  Object.keys(formPages).some((page) => isFormPage(page) && paths[page] === path);

/** Pages in the groups of the menu, besides the list of all products and the solutions. */
export const menuPages = {
  about: ['aboutUs', 'management', 'partners', 'whyUs'],
  services: ['procedures', 'technicalService', 'oem', 'documents'],
  others: ['news', 'onlineCatalog', 'contact'],
} as const satisfies Readonly<Record<string, readonly PageId[]>>;

/** Patterns of a page's addresses, without the language, as routers take them. @param path its entry of `paths` */
export const patternsOf = (path: string | ((slug: string) => string)): readonly string[] => {
  if (typeof path === 'string') return [path];
  return path === paths.solution ? solutionSlugs.map(path) : [path(':slug')];
};

/** Parameters of pages with a form: its products, what came of the list, and that the form was sent. */
const formQuery = ['items', 'added', 'full', 'sent', 'receipt'] as const;

/** Facts of a page that only the server needs. */
interface PageRow {
  /** Whether search engines may index it. Default: false. */
  readonly isIndexed?: true;
  /** Whether it is a list of several pages, of which the first has no number. Default: false. */
  readonly isPaged?: true;
  /** Whether it is a list of products that visitors narrow and sort. Default: false. */
  readonly isFiltered?: true;
  /** Whether it shows the solution that the visitor came by. Default: false. */
  readonly hasOrigin?: true;
  /** Groups of parameters that it reads besides those; how, `page-parameters.ts` says. */
  readonly query?: readonly (readonly string[])[];
}

/** The pages, those that exist whatever the content in the order of the sitemap. */
export const pages = {
  home: { isIndexed: true },
  aboutUs: { isIndexed: true },
  management: { isIndexed: true },
  partners: { isIndexed: true },
  whyUs: { isIndexed: true },
  products: { isIndexed: true, isPaged: true, isFiltered: true },
  procedures: { isIndexed: true },
  news: { isIndexed: true, isPaged: true },
  onlineCatalog: { isIndexed: true, query: [formQuery] },
  documents: { isIndexed: true, isPaged: true, query: [['kind', 'language', 'q']] },
  contact: { isIndexed: true },
  request: { isIndexed: true, query: [formQuery, questionParameters] },
  privacyPolicy: { isIndexed: true },
  technicalService: { isIndexed: true, query: [formQuery] },
  oem: { isIndexed: true, query: [formQuery] },
  search: { query: [['q']] },
  compare: { query: [['items', 'only']] },
  solution: { isIndexed: true },
  category: { isIndexed: true, isPaged: true, isFiltered: true, hasOrigin: true },
  brand: { isIndexed: true, isPaged: true, isFiltered: true },
  product: { isIndexed: true, hasOrigin: true, query: [['items']] },
  procedure: { isIndexed: true },
  newsItem: { isIndexed: true },
} as const satisfies Readonly<Record<PageId, PageRow>>;

/** Returns the facts of a page that only the server needs. */
export const rowOf = (page: PageId): PageRow => pages[page];
