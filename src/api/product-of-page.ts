import { useRouteLoaderData } from 'react-router-dom';
import type { ProductView } from '#domain/catalogue/view-product.ts';

export const productRouteId = 'product';

/** The product of the present page, if it is a product's. */
export const useProductOfPage = (): ProductView | undefined =>
  useRouteLoaderData<ProductView>(productRouteId);
