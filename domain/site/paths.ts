import { type Language, isLanguage } from '#domain/shared/language.ts';

/** Every address of the site, without the language (spec §2). Slugs are of [a-z0-9&+-], which a path may hold as is. */
export const paths = {
  home: '/',
  aboutUs: '/about-us',
  management: '/management',
  partners: '/partners',
  brands: '/brands',
  whyUs: '/why-us',
  news: '/news',
  newsItem: (id: string) => `/news/news-details/${id}`,
  onlineCatalog: '/online-catalog',
  contact: '/contact',
  request: '/request',
  search: '/search',
  privacyPolicy: '/privacy-policy',
  solution: (slug: string) => `/${slug}`,
  category: (slug: string) => `/products/${slug}`,
  brand: (slug: string) => `/products/partners/${slug}`,
  product: (slug: string) => `/products/product-details/${slug}`,
  technicalService: '/services/technical-service',
  oem: '/services/oem',
} as const;

/** The pages that are there whatever the content, and that search engines may show. */
export const fixedPages: readonly string[] = [
  paths.home,
  paths.aboutUs,
  paths.management,
  paths.partners,
  paths.whyUs,
  paths.news,
  paths.onlineCatalog,
  paths.contact,
  paths.request,
  paths.privacyPolicy,
  paths.technicalService,
  paths.oem,
];

/** The news as a feed; with a language before it, in that language. */
export const feedPath = '/news/feed.xml';

/** The picture that social networks show beside a link to a product or news item. */
export const cardPath = (kind: 'product' | 'news', name: string, language: Language): string =>
  `/cards/${kind}/${language}/${name}.jpg`;

/** A product's data sheet; with a language before it, in that language. */
export const dataSheetPath = (slug: string): string => `${paths.product(slug)}/data-sheet.pdf`;

/** An address taken apart: its language, when it names one, and the rest. */
export const splitLanguage = (pathname: string): { language: Language | undefined; path: string } => {
  const [, first, ...rest] = pathname.split('/');
  return isLanguage(first)
    ? { language: first, path: `/${rest.join('/')}` }
    : { language: undefined, path: pathname };
};

/** The address in an explicit language, as canonical links and the language toggle use it. */
export const inLanguage = (language: Language, path: string): string =>
  path === '/' ? `/${language}` : `/${language}${path}`;

/** The address in the form (plain, /tr or /en) that the visitor is on; `language` is the address's own, if any. */
export const inSameForm = (path: string, language: string | undefined): string =>
  isLanguage(language) ? inLanguage(language, path) : path;
