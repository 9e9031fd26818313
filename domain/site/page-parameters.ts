import { commonFacets } from '#domain/catalogue/facets/facet.ts';
import { ordersOf } from '#domain/catalogue/facets/fixed-facet.ts';
import { originParameter } from '#domain/catalogue/origin.ts';
import { solutionSlugs } from '#domain/catalogue/products/solution.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import type { PageMatch } from '#domain/site/page-match.ts';
import { type PageId, type pages, rowOf } from '#domain/site/pages.ts';

type QueryOf<Row> = Row extends { readonly query: readonly (readonly (infer Name extends string)[])[] }
  ? Name
  : never;

/** Parameters of lists of products: choices and order. */
const listQuery = [...commonFacets, 'attribute', 'sort'] as const;

type ParameterName = QueryOf<(typeof pages)[PageId]> | (typeof listQuery)[number] | 'page';

/**
 * Reads a value of a parameter. Returns it as it is written in the one way, or `undefined` where it means nothing to the
 * page. Where the page itself names what it cannot read, every value is left.
 */
type ReadValue = (value: string, at: PageMatch) => string | undefined;

const isBlank = (value: string): boolean => value.trim() === '';

const anyText: ReadValue = (value) => value;

/** A form that was sent with an empty field shows what it shows without it. */
const someText: ReadValue = (value) => (isBlank(value) ? undefined : value);

const maxPageDigits = 9;

const pageNumber: ReadValue = (value) => {
  const number = /^0*(?<number>[1-9]\d*)$/u.exec(value.trim())?.groups?.['number'];
  // Beyond the last one in any case.
  return number !== undefined && number.length > maxPageDigits ? '9'.repeat(maxPageDigits) : number;
};

const productOrder: ReadValue = (value, { page, params: { slug = '' } }) => {
  if (isBlank(value)) return value;
  const fixed = page === 'category' || page === 'brand' ? { facet: page, value: slug } : undefined;
  return ordersOf(fixed).find((order) => order === value);
};

/** Categories and products show one of the solutions; elsewhere it is a filter. */
const solution: ReadValue = (value, { page }) =>
  rowOf(page).hasOrigin ? solutionSlugs.find((slug) => slug === value) : value;

const readers: Readonly<Record<ParameterName, ReadValue>> = {
  page: pageNumber,
  ...recordOf(commonFacets, () => anyText),
  [originParameter]: solution,
  attribute: anyText,
  sort: productOrder,
  q: (value, at) => (at.page === 'search' ? value : someText(value, at)),
  kind: someText,
  language: someText,
  document: someText,
  lot: someText,
  items: anyText,
  added: anyText,
  full: anyText,
  sent: anyText,
  receipt: anyText,
  only: (value) => (value === 'differences' ? value : undefined),
};

const isParameter = (name: string): name is ParameterName => Object.hasOwn(readers, name);

/** Whether a parameter of a page has few values, so that the page can be cached with each. */
export const isBoundedParameter = (page: PageId, name: string): boolean =>
  (name === 'page' && rowOf(page).isPaged === true) ||
  (name === originParameter && rowOf(page).hasOrigin === true);

const readerOf = (page: PageId, name: string): ReadValue | undefined => {
  const { isFiltered, query = [] } = rowOf(page);
  const groups: readonly (readonly string[])[] = isFiltered ? [listQuery, ...query] : query;
  const isRead = isBoundedParameter(page, name) || groups.some((names) => names.includes(name));
  return isRead && isParameter(name) ? readers[name] : undefined;
};

/** Parameters of an address in their order, also several of a name. */
export type Parameters = readonly (readonly [name: string, value: string])[];

export const isSame = (some: Parameters, others: Parameters): boolean =>
  some.length === others.length &&
  some.every(([name, value], index) => name === others[index]?.[0] && value === others[index]?.[1]);

/** The parameters that a page reads, as it reads them. The first page of a list is the one without a number. */
export const readParameters = (at: PageMatch, parameters: Parameters): Parameters => {
  const read = parameters.flatMap(([name, value], index): Parameters => {
    const known = readerOf(at.page, name)?.(value, at);
    if (known === undefined || (name === 'page' && known === '1')) return [];
    const isOrigin = name === originParameter && isBoundedParameter(at.page, name);
    return isOrigin && parameters.findIndex(([other]) => other === name) !== index ? [] : [[name, known]];
  });
  if (!rowOf(at.page).hasOrigin) return read;
  // In one order, as it is cached.
  return [
    ...read.filter(([name]) => name !== originParameter),
    ...read.filter(([name]) => name === originParameter),
  ];
};

/**
 * All parameters of an address without orders, numbers of pages and solutions that do not exist, for a redirect: nothing is
 * shown as if they had been read. `undefined` where all can be read. Filters that do not exist are named by the pages.
 */
export const correctParameters = (at: PageMatch, parameters: Parameters): Parameters | undefined => {
  const corrected = parameters.flatMap(([name, value]): Parameters => {
    const read = isBlank(value) ? undefined : readerOf(at.page, name);
    const known = read ? read(value, at) : value;
    return known === undefined ? [] : [[name, known]];
  });
  return isSame(corrected, parameters) ? undefined : corrected;
};

/** Whether campaigns, mail programs and social networks add a parameter to links. */
export const isOfCampaign = (name: string): boolean =>
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|ttclid|twclid|igsh(?:id)?|mc_[ce]id|_g[al])$/u.test(
    name,
  );
