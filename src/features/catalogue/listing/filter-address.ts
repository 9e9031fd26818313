import { useLocation } from 'react-router-dom';
import { type FixedFacet, defaultOrderOf } from '#domain/catalogue/facets/fixed-facet.ts';
import { originParameter } from '#domain/catalogue/origin.ts';
import {
  type ProductFilter,
  filterParameters,
  parseFilter,
} from '#domain/catalogue/facets/product-filter.ts';
import { paths } from '../../../lib/paths.ts';

/** The filter of a query string; what is unknown is passed over. */
export const readFilter = (search: string): ProductFilter => parseFilter(new URLSearchParams(search));

/** The page of all products, or that of a category or brand. */
export const pathOfList = (fixed: FixedFacet | undefined): string => {
  if (!fixed) return paths.products;
  return fixed.facet === 'category' ? paths.category(fixed.value) : paths.brand(fixed.value);
};

/** Path and query of a view of a list; no query for the first page without choices in the default order. */
export const addressOfView = (
  fixed: FixedFacet | undefined,
  { order, ...filter }: ProductFilter,
  more: readonly (readonly [name: string, value: string])[] = [],
): string => {
  const query = new URLSearchParams([
    ...filterParameters(order === defaultOrderOf(fixed) ? filter : { ...filter, ...(order && { order }) }),
    ...more.map(([...pair]) => pair),
  ]).toString();
  return query ? `${pathOfList(fixed)}?${query}` : pathOfList(fixed);
};

/** Parameters that every view of the list keeps: on the page of a category, the solution that the visitor came by. */
export const useKeptParameters = (fixed: FixedFacet | undefined): readonly (readonly [string, string])[] => {
  const origin = new URLSearchParams(useLocation().search).get(originParameter);
  return fixed?.facet === 'category' && origin ? [[originParameter, origin]] : [];
};

/** Makes addresses of other views of the present list. */
export const useViewAddress = (fixed: FixedFacet | undefined): ((filter: ProductFilter) => string) => {
  const kept = useKeptParameters(fixed);
  return (filter) => addressOfView(fixed, filter, kept);
};
