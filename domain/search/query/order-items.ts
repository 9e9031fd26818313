import { lookAlike, lookAlikesOf } from '#domain/search/words/look-alike.ts';
import { equalMeasures, takeMeasures } from '#domain/search/measures/measures.ts';
import { wholeName, wordsOf } from '#domain/search/words/words.ts';
import { type Localized, languages } from '#domain/shared/language.ts';

/** A product with its variants, as orders name them. */
export interface OrderableProduct {
  /** The English one. */
  readonly slug: string;
  readonly name: Localized;
  readonly variants: readonly { readonly ref: string; readonly name: Localized }[];
  /** Numbers in official registers: UDI-DI and ÜTS. */
  readonly registryCodes: readonly string[];
  /** Words that it is found by: of its names, its group and brand, and of what else people call it. Folded. */
  readonly words: readonly string[];
}

/** A product, or one of its variants. */
export interface OrderItem {
  readonly slug: string;
  readonly ref?: string;
  readonly name: Localized;
  readonly variantName?: Localized;
}

const wholeItem = ({ slug, name }: OrderableProduct): OrderItem => ({ slug, name });

export const variantItem = (
  { slug, name }: OrderableProduct,
  variant: OrderableProduct['variants'][number],
): OrderItem => ({ slug, ref: variant.ref, name, variantName: variant.name });

const keysOf = (codes: readonly string[], names: readonly string[]): readonly string[] => [
  ...[...codes, ...names].map(wholeName),
  ...codes.map(lookAlike),
];

/**
 * Every name and number of the products and their variants, as `wholeName` builds it, and what looks like a number, as
 * `lookAlike` builds it, with the items that have it.
 */
export const itemsByName = (
  products: readonly OrderableProduct[],
): ReadonlyMap<string, readonly OrderItem[]> => {
  const named = products.flatMap((product) => [
    ...keysOf(
      product.registryCodes,
      languages.map((language) => product.name[language]),
    ).map((key) => [key, wholeItem(product)] as const),
    ...product.variants.flatMap((variant) => {
      const item = variantItem(product, variant);
      const names = languages.map((language) => `${product.name[language]} ${variant.name[language]}`);
      return keysOf([variant.ref], names).map((key) => [key, item] as const);
    }),
  ]);
  const groups = Map.groupBy(named, ([key]) => key);
  const itemsOf = (group: typeof named): readonly OrderItem[] => [
    ...new Map(group.map(([, item]) => [`${item.slug}~${item.ref ?? ''}`, item])).values(),
  ];
  return new Map(Array.from(groups, ([key, group]) => [key, itemsOf(group)]));
};

/** The variants whose REFs begin with a text, whatever signs are between. If no REF does, a beginning that looks like the text counts. */
export const variantsBeginningWith = (product: OrderableProduct, text: string): readonly OrderItem[] => {
  const code = wholeName(text);
  if (code === wholeName('')) return [];
  const beginningWith = (begin: string | undefined, keyOf: (ref: string) => string): readonly OrderItem[] =>
    product.variants
      .filter(({ ref }) => begin !== undefined && keyOf(ref).startsWith(begin))
      .map((variant) => variantItem(product, variant));
  const exact = beginningWith(code, wholeName);
  return exact.length > 0 ? exact : beginningWith(lookAlikesOf([code])[0], lookAlike);
};

/** More of them would be as many guesses. */
const maxVariants = 2;

/** Counts the words and sizes of a text that a name has. */
const commonIn = (name: Localized, words: readonly string[], measures: readonly string[]): number => {
  const names = languages.map((language) => name[language]);
  const own = new Set(names.flatMap(wordsOf));
  const sizes = new Set(names.flatMap((each) => takeMeasures(each).measures));
  const isSize = (measure: string): boolean =>
    sizes.has(measure) || equalMeasures(measure).some((each) => sizes.has(each));
  return words.filter((word) => own.has(word)).length + measures.filter(isSize).length;
};

/**
 * Lists the items of a product that a text may mean: the variants whose REF begins with it, or whose names have most of
 * it, if these are few; then the product.
 */
export const itemsOfProduct = (product: OrderableProduct, text: string): readonly OrderItem[] => {
  const beginning = variantsBeginningWith(product, text);
  if (beginning.length > 0) return [...beginning, wholeItem(product)];
  const { measures, rest } = takeMeasures(text);
  const words = wordsOf(rest);
  const counted = product.variants.map((variant) => ({
    variant,
    count: commonIn(variant.name, words, measures),
  }));
  const most = Math.max(1, ...counted.map(({ count }) => count));
  const best = counted.filter(({ count }) => count === most);
  return [
    ...(best.length <= maxVariants ? best.map(({ variant }) => variantItem(product, variant)) : []),
    wholeItem(product),
  ];
};
