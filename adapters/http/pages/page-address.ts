import { type FixedFacet, ordersOf } from '#domain/catalogue/fixed-facet.ts';
import { originParameter } from '#domain/catalogue/origin.ts';
import { solutionSlugs } from '#domain/catalogue/solution.ts';
import { compareSearch, readCompareQuery } from '#domain/site/compare-address.ts';
import { isBelowPages } from '#domain/site/page-roots.ts';
import { splitLanguage } from '#domain/site/paths.ts';
import { paths } from '#domain/site/pages.ts';
import { isQuestionParameter } from '#domain/site/question-parameters.ts';

/** The parameters that pages read. */
const pageParameters: ReadonlySet<string> = new Set([
  'solution',
  'category',
  'brand',
  'class',
  'attribute',
  'sort',
  'q',
  'items',
  'sent',
  'receipt',
  'full',
  'added',
]);

/** Parameters that only the page of documents reads. */
const documentParameters: ReadonlySet<string> = new Set(['kind', 'language']);

const isDocuments = (path: string): boolean => /^(?:\/(?:tr|en))?\/documents$/u.test(path);

/** Equal comparisons have one address, whatever form or link it comes from. */
export const isComparison = (path: string): boolean => splitLanguage(path).path === paths.compare;

/** The news, documents, all products, and listings of categories and brands, which have further pages. */
const isPaged = (path: string): boolean =>
  /^(?:\/(?:tr|en))?\/(?:news|documents|products(?:\/(?:partners\/)?[^/]+)?)$/u.test(path);

/** Categories and products, which show the solution that the visitor came by. */
const hasOrigin = (path: string): boolean =>
  /^(?:\/(?:tr|en))?\/products\/(?:product-details\/)?[^/]+$/u.test(path);

const isSolution = (value: string): boolean => solutionSlugs.some((slug) => slug === value);

/** The first page is the one without a number, and what is no number of a page is not read. */
const isOtherPage = (value: string): boolean => /^(?:[2-9]|[1-9]\d{1,8})$/u.test(value);

const maxPageDigits = 9;

/** The number of a page that was written as a number. */
const pageOf = (value: string): string | undefined => {
  const page = /^0*(?<page>[1-9]\d*)$/u.exec(value.trim())?.groups?.['page'];
  // Beyond the last one in any case.
  return page !== undefined && page.length > maxPageDigits ? '9'.repeat(maxPageDigits) : page;
};

/** The list of products at a path, without the language. */
const listOf = (path: string): { readonly fixed?: FixedFacet } | undefined => {
  const [, products, brand, category] = /^\/products(?:()|\/partners\/([^/]+)|\/([^/]+))$/u.exec(path) ?? [];
  if (products !== undefined) return {};
  const value = brand ?? category;
  return value === undefined
    ? undefined
    : { fixed: { facet: brand === undefined ? 'category' : 'brand', value } };
};

/** Reads what a value means to the page at a path; `undefined` for one that means nothing to it. */
const readValue = (path: string, [name, value]: readonly [string, string]): string | undefined => {
  if (value.trim() === '') return value;
  if (name === 'page' && isPaged(path)) return pageOf(value);
  const { path: plain } = splitLanguage(path);
  const list = listOf(plain);
  if (name === 'sort' && list) return ordersOf(list.fixed).find((order) => order === value);
  if (name === originParameter && hasOrigin(path)) return isSolution(value) ? value : undefined;
  if (name === 'only' && plain === paths.compare) return value === 'differences' ? value : undefined;
  return value;
};

/**
 * The address without orders, numbers of pages and solutions that do not exist, for a redirect: nothing is shown as if they
 * had been read. `undefined` where all can be read. Filters that do not exist are named by the pages.
 */
export const correctedAddress = (url: string): string | undefined => {
  const [path = '', ...search] = url.split('?');
  if (search.length === 0) return undefined;
  const parameters = [...new URLSearchParams(search.join('?'))];
  const read = parameters.flatMap(([name, value]) => {
    const known = readValue(path, [name, value]);
    return known === undefined ? [] : [[name, known] as const];
  });
  if (read.length === parameters.length && read.every(([, value], index) => value === parameters[index]?.[1]))
    return undefined;
  const query = new URLSearchParams(read.map(([...pair]) => pair)).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** Whether the parameters have few values, so that the pages at their addresses can be cached: a page, then a solution. */
export const isBoundedAddress = (url: string): boolean => {
  const [path = '', search] = url.split('?', 2);
  if (search === undefined) return true;
  return hasOrigin(path)
    ? /^(?:page=\d+(?:&solution=[a-z-]+)?|solution=[a-z-]+)$/u.test(search)
    : /^page=\d+$/u.test(search);
};

/** Parameters that campaigns, mail programs and social networks add to links. */
const isOfCampaign = (name: string): boolean =>
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|ttclid|twclid|igsh(?:id)?|mc_[ce]id|_g[al])$/u.test(
    name,
  );

/**
 * The part of a URL that decides what its page shows: without parameters that no page reads, such as those that campaigns
 * add (utm_source, gclid), so that these visitors get cached pages too.
 */
export const pageAddress = (url: string): string => {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const path = url.slice(0, start);
  if (isComparison(path)) return path + compareSearch(readCompareQuery(url.slice(start)));
  const parameters = [...new URLSearchParams(url.slice(start))];
  // A redirect may tell former pages apart by any other parameter.
  const isPage = isBelowPages(splitLanguage(path).path) || isSolution(splitLanguage(path).path.slice(1));
  const isRequest = splitLanguage(path).path === paths.request;
  const read = parameters.filter(([name, value], index) => {
    if (!isPage) return !isOfCampaign(name);
    if (name === originParameter && hasOrigin(path))
      return isSolution(value) && parameters.findIndex(([other]) => other === name) === index;
    if (name === 'page') return isPaged(path) && isOtherPage(value);
    if (isRequest && isQuestionParameter(name)) return value.trim() !== '';
    // A form that was sent with an empty field shows what it shows without it.
    if (isDocuments(path)) return (documentParameters.has(name) || name === 'q') && value.trim() !== '';
    return pageParameters.has(name);
  });
  if (read.length === 0) return path;
  // In one order, as it is cached.
  const origin = read.findIndex(([name]) => name === originParameter);
  if (origin !== -1 && hasOrigin(path)) read.push(...read.splice(origin, 1));
  const isOrdered = read.every((pair, index) => pair === parameters[index]);
  return isOrdered && read.length === parameters.length ? url : `${path}?${new URLSearchParams(read)}`;
};
