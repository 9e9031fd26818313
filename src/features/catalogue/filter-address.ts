import { type ProductFilter, filterParameters, parseFilter } from '#domain/catalogue/product-filter.ts';

/** The filter of a query string; what is unknown is passed over. */
export const readFilter = (search: string): ProductFilter => parseFilter(new URLSearchParams(search));

/** The query string of a filter; empty for the first page of all products in the default order. */
export const searchOfFilter = (filter: ProductFilter): string => {
  const query = new URLSearchParams(filterParameters(filter)).toString();
  return query && `?${query}`;
};
