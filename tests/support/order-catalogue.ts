import type { OrderableProduct } from '#domain/search/query/order-items.ts';
import type { OrderIndex } from '#domain/search/query/ports.ts';
import { searchKey } from '#domain/search/query/search-key.ts';
import type { Localized } from '#domain/shared/language.ts';

interface Numbers {
  readonly variants?: Readonly<Record<string, Localized>>;
  readonly registryCodes?: readonly string[];
}

const keyOf = ({ name, registryCodes, variants }: Omit<OrderableProduct, 'words'>): readonly string[] =>
  searchKey({
    name,
    brand: { slug: 'acteon', name: 'Acteon' },
    category: { name: { tr: 'Aletler', en: 'Tools' } },
    solutions: [],
    registryCodes,
    refs: variants.map(({ ref }) => ref),
  });

export const orderable = (
  slug: string,
  name: Localized,
  { variants = {}, registryCodes = [] }: Numbers = {},
): OrderableProduct => {
  const product = {
    slug,
    name,
    registryCodes,
    variants: Object.entries(variants).map(([ref, variantName]) => ({ ref, name: variantName })),
  };
  return { ...product, words: keyOf(product).filter((entry) => !entry.startsWith('=')) };
};

/** An index that finds by whole words. */
export const orderIndexOf = (products: readonly OrderableProduct[]): OrderIndex => {
  const found = products.map((item) => ({
    item,
    slug: item.slug,
    key: keyOf(item),
  }));
  return {
    named: async (names) =>
      found.filter(({ key }) => key.some((word) => names.includes(word))).map(({ item }) => item),
    words: async () => [...new Set(found.flatMap(({ key }) => key))].map((word) => ({ word, items: 1 })),
    matches: async (queries) =>
      queries.map(({ groups }) =>
        groups.length === 0
          ? []
          : found.filter(({ key }) => groups.some((group) => group.some((word) => key.includes(word)))),
      ),
  };
};
