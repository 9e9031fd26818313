import { type Facet, type ListingView, ordersOf } from '#domain/catalogue/listing.ts';
import { pageParameter, readPage } from '../../lib/page-number.ts';

const sortParameter = 'sort';

/** Filter, order and page of a query string; what is unknown is ignored. */
export const readView = (search: string, facet: Facet, values: readonly string[]): ListingView => {
  const query = new URLSearchParams(search);
  const sort = query.get(sortParameter);
  return {
    value: query.getAll(facet).find((value) => values.includes(value)),
    order: ordersOf(facet).find((order) => order === sort) ?? 'name',
    page: readPage(search),
  };
};

/** The query string of a view; empty for the first page of the unfiltered listing in its default order. */
export const searchOf = ({ value, order, page }: ListingView, facet: Facet): string => {
  const query = new URLSearchParams();
  if (value !== undefined) query.set(facet, value);
  if (order !== 'name') query.set(sortParameter, order);
  if (page > 1) query.set(pageParameter, String(page));
  return query.size > 0 ? `?${query.toString()}` : '';
};
