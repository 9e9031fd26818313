import { type Language, isLanguage } from '#domain/shared/language.ts';
import {
  type PictureEnding,
  type PictureKind,
  pictureFile,
  sizedPictureFile,
} from '#domain/shared/picture.ts';

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

/** Addresses of pictures and files. */
export const files = {
  picture: (kind: PictureKind, name: string) => `/images/${pictureFile(kind, name)}`,
  sizedPicture: (kind: PictureKind, name: string, width: number, ending: PictureEnding) =>
    `/images/${sizedPictureFile(kind, name, width, ending)}`,
  socialCard: '/social-card.png',
  flag: (name: string) => `/flags/${name}.svg`,
  document: (file: string) => `/documents/${file}`,
  dataSheet: (language: Language, slug: string) =>
    `/${language}/products/product-details/${slug}/data-sheet.pdf`,
} as const;

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

/** The address in the form (plain, /tr or /en) that the visitor is on; `language` is the route's parameter. */
export const inSameForm = (path: string, language: string | undefined): string =>
  isLanguage(language) ? inLanguage(language, path) : path;
