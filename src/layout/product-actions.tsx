import type { ReactNode } from 'react';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';
import { CompareButton } from '../features/compare/compare-button.tsx';
import { AddToRequest } from '../features/request/list/add-to-request.tsx';

interface Props {
  readonly product: Pick<ProductSummary, 'name' | 'slug' | 'hasVariants'>;
}

/** Buttons for what a visitor can do with a product of a list. */
export const ProductActions = ({ product }: Props): ReactNode => (
  <>
    <AddToRequest product={product} />
    <CompareButton product={product} />
  </>
);
