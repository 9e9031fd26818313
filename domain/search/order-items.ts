import { wholeName, wordsOf } from '#domain/search/words.ts';
import { type Localized, languages } from '#domain/shared/language.ts';

/** A product with its variants, as orders name them. */
export interface OrderableProduct {
  /** The English one. */
  readonly slug: string;
  readonly name: Localized;
  readonly variants: readonly { readonly ref: string; readonly name: Localized }[];
  /** Numbers in official registers: UDI-DI and ÜTS. */
  readonly registryCodes: readonly string[];
}

/** A product, or one of its variants. */
export interface OrderItem {
  readonly slug: string;
  readonly ref?: string;
  readonly name: Localized;
  readonly variantName?: Localized;
}

const wholeItem = ({ slug, name }: OrderableProduct): OrderItem => ({ slug, name });

const variantItem = (
  { slug, name }: OrderableProduct,
  variant: OrderableProduct['variants'][number],
): OrderItem => ({ slug, ref: variant.ref, name, variantName: variant.name });

/** Every name and number of the products and their variants, as `wholeName` builds it, with the items that have it. */
export const itemsByName = (
  products: readonly OrderableProduct[],
): ReadonlyMap<string, readonly OrderItem[]> => {
  const named = products.flatMap((product) => [
    ...[...languages.map((language) => product.name[language]), ...product.registryCodes].map(
      (name) => [name, wholeItem(product)] as const,
    ),
    ...product.variants.flatMap((variant) => {
      const item = variantItem(product, variant);
      const names = languages.map((language) => `${product.name[language]} ${variant.name[language]}`);
      return [variant.ref, ...names].map((name) => [name, item] as const);
    }),
  ]);
  const groups = Map.groupBy(named, ([name]) => wholeName(name));
  const itemsOf = (group: typeof named): readonly OrderItem[] => [
    ...new Map(group.map(([, item]) => [`${item.slug}~${item.ref ?? ''}`, item])).values(),
  ];
  return new Map(Array.from(groups, ([name, group]) => [name, itemsOf(group)]));
};

/** More of them would be as many guesses. */
const maxVariants = 2;

/** What words may mean of a product: the variants whose REF begins with them or whose names have most of them, if these are few, then the product. */
export const itemsOfProduct = (product: OrderableProduct, words: readonly string[]): readonly OrderItem[] => {
  const code = words.join('');
  const counted = product.variants.map((variant) => {
    const own = new Set(languages.flatMap((language) => wordsOf(variant.name[language])));
    const beginsWith = wordsOf(variant.ref).join('').startsWith(code) ? words.length : 0;
    return { variant, count: beginsWith + words.filter((word) => own.has(word)).length };
  });
  const most = Math.max(1, ...counted.map(({ count }) => count));
  const best = counted.filter(({ count }) => count === most);
  return [
    ...(best.length <= maxVariants ? best.map(({ variant }) => variantItem(product, variant)) : []),
    wholeItem(product),
  ];
};
