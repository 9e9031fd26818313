import { apiPaths } from '#contracts/api-paths.ts';
import type { Localized } from '#domain/shared/language.ts';
import { fetchOk } from '../../lib/fetch-ok.ts';

const known = new Map<string, Localized>();

/** The name of a product, if it has been loaded. */
export const chosenName = (slug: string): Localized | undefined => known.get(slug);

/** Loads the names of these products that are not known yet. May reject. */
export const loadChosenNames = async (slugs: readonly string[]): Promise<void> => {
  const missing = slugs.filter((slug) => !known.has(slug));
  if (missing.length === 0) return;
  const query = new URLSearchParams(missing.map((slug) => ['url_name', slug]));
  const [response, { productNames }] = await Promise.all([
    fetchOk(`${apiPaths.productNames}?${query}`),
    import('#contracts/products.ts'),
  ]);
  for (const { slug, name } of productNames.parse(await response.json())) known.set(slug, name);
};
