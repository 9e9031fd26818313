import { type Language, isLanguage, languages } from '#domain/shared/language.ts';
import { paths } from '#domain/site/pages.ts';

/** Changes the list of requested products of a visitor without JavaScript; a language prefix selects the language. */
export const requestListPath = '/request/items';

/** Id of a product page's field that asks for a size, for links to it. */
export const sizeFieldId = 'size';

/** Fragment of the home page that links to unknown products redirect to. */
export const unknownProductHash = '#unknown-product';

/** Id of what says what was added to the list, to which the response to a button leads. */
export const listAdditionId = 'added';

/** Id of the section that holds the form of a page: the browser scrolls to it after a post without JavaScript. */
export const formSectionId = 'form';

/** Finds the products of pasted lines for a visitor without JavaScript; a language prefix selects the language. */
export const orderPath = '/request/order';

/** Adds what was found for the lines to the list of that visitor. */
export const orderItemsPath = `${orderPath}/items`;

/** The news feed; a language prefix selects its language. */
export const feedPath = '/news/feed.xml';

/** A product's data sheet; a language prefix selects its language. */
export const dataSheetPath = (slug: string): string => `${paths.product(slug)}/data-sheet.pdf`;

/** The data that every page shows, as a file of that hash. */
export const siteDataPath = (hash: string): string => `/site-data/${hash}.json`;

/** Splits a pathname into its language prefix, if any, and the rest. */
export const splitLanguage = (pathname: string): { language: Language | undefined; path: string } => {
  const [, first, ...rest] = pathname.split('/');
  return isLanguage(first)
    ? { language: first, path: `/${rest.join('/')}` }
    : { language: undefined, path: pathname };
};

/** The path with a language prefix, as canonical links and the language toggle use it. */
export const inLanguage = (language: Language, path: string): string =>
  path === '/' ? `/${language}` : `/${language}${path}`;

/** The path without a language prefix, and with each of them. */
export const inEveryForm = (path: string): readonly string[] => [
  path,
  ...languages.map((language) => inLanguage(language, path)),
];

/** The path with the same language prefix, if any, as the current one. */
export const inSameForm = (path: string, language: string | undefined): string =>
  isLanguage(language) ? inLanguage(language, path) : path;
