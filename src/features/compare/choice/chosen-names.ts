import type { Localized } from '#domain/shared/language.ts';
import { fetchProductNames } from '../../../api/fetch-product-names.ts';
import { inSameForm, paths, splitLanguage } from '../../../lib/paths.ts';

const known = new Map<string, Localized>();

/** The name of a product, if it has been loaded. */
export const chosenName = (slug: string): Localized | undefined => known.get(slug);

/** Loads the names of these products that are not known yet. May reject. @returns those that no product has */
export const loadChosenNames = async (slugs: readonly string[]): Promise<readonly string[]> => {
  const missing = slugs.filter((slug) => !known.has(slug));
  if (missing.length === 0) return [];
  const names = await fetchProductNames(missing.map((slug) => ({ slug })));
  for (const { slug, name } of names) known.set(slug, name);
  return missing.filter((slug) => !known.has(slug));
};

/** The present slug of a product whose page has moved; `undefined` if the page is gone. May reject. */
export const presentSlug = async (slug: string): Promise<string | undefined> => {
  const { language } = splitLanguage(window.location.pathname);
  const { status, url } = await fetch(inSameForm(paths.product(slug), language), { method: 'HEAD' });
  if (status >= 500 || status === 429) throw new Error(`The product’s page answers ${status}.`);
  const { path } = splitLanguage(new URL(url).pathname);
  const productPath = paths.product('');
  return status < 400 && path.startsWith(productPath) ? path.slice(productPath.length) : undefined;
};
