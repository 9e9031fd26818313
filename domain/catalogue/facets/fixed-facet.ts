import { type ProductOrder, productOrders } from '#domain/catalogue/facets/product-filter.ts';

/** Value that all products of a list have in common: a list shows those of a category or of a brand. */
export interface FixedFacet {
  readonly facet: 'category' | 'brand';
  /** A slug. */
  readonly value: string;
}

/** The page of a category belongs to its solutions already. */
const closedFacets: Readonly<Record<FixedFacet['facet'], readonly string[]>> = {
  category: ['category', 'solution'],
  brand: ['brand'],
};

/** Whether visitors choose among the values of a facet in such a list; in that of all products they do. */
export const isOpenFacet = (facet: string, fixed: FixedFacet | undefined): boolean =>
  !fixed || !closedFacets[fixed.facet].includes(facet);

/** All products begin with the groups in the order of the catalogue, so that those of a kind are together. */
export const defaultOrderOf = (fixed: FixedFacet | undefined): ProductOrder => (fixed ? 'name' : 'category');

/** The orders of such a list, the default one first: not by what all of its products have in common. */
export const ordersOf = (fixed: FixedFacet | undefined): readonly ProductOrder[] => {
  const first = defaultOrderOf(fixed);
  return [first, ...productOrders.filter((order) => order !== first && order !== fixed?.facet)];
};
