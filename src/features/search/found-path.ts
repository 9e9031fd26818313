import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import { paths } from '../../lib/paths.ts';

/** Path of a found product, without language prefix; of one that was found by a REF, down to that variant. */
export const foundPath = ({ slug, matchedRef }: FoundProduct): string =>
  paths.product(slug.en) + (matchedRef === undefined ? '' : `#${matchedRef}`);
