import type { ProductName } from '#contracts/api.ts';
import { apiPaths } from '#contracts/api-paths.ts';
import { type ProductOrVariant, productKey } from '#contracts/list/items.ts';
import { fetchOk } from '../lib/fetch-ok.ts';

/** Fetches the names of these products and variants, which are in any order. May reject. */
export const fetchProductNames = async (
  items: readonly ProductOrVariant[],
): Promise<readonly ProductName[]> => {
  const query = new URLSearchParams(items.map((item) => ['url_name', productKey(item)]));
  const [response, { productNames }] = await Promise.all([
    fetchOk(`${apiPaths.productNames}?${query}`),
    // Loaded with the first call.
    import('#contracts/spec/products.ts'),
  ]);
  return productNames.parse(await response.json());
};
