import type { Brand } from '#domain/catalogue/brand.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Regulatory } from '#domain/catalogue/regulatory.ts';
import type { Solution } from '#domain/catalogue/solution.ts';
import { fold } from '#domain/shared/fold.ts';
import { type Localized, languages } from '#domain/shared/language.ts';

/** The words of a text as searches compare them: folded runs of letters and digits, so `D+Z` is two and `2,5x` too. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A whole name as one entry of a key; no word begins like it. Spaces, hyphens and the like make no difference. */
export const wholeName = (name: string): string => `=${wordsOf(name).join('')}`;

/** Where a product stands: what may be asked for besides its name. */
export interface Place {
  readonly brand: Brand;
  readonly category: Category;
  readonly solutions: readonly Pick<Solution, 'name'>[];
}

/** The product's numbers in registers, each one word whatever signs are in it: `DEMO-1085` is `demo1085`. */
const registered = ({ udiDi, uts }: Pick<Regulatory, 'udiDi' | 'uts'> = {}): readonly string[] =>
  [udiDi, uts].flatMap((code) => (code === undefined ? [] : [wordsOf(code).join('')]));

/**
 * What a product is found by: the words of its Turkish name and that name whole, the same of the English one, then the
 * words of brand, category and solutions, and its UDI-DI and ÜTS number.
 */
export const searchKey = (
  { name, regulatory }: Pick<Product, 'name' | 'regulatory'>,
  { brand, category, solutions }: Place,
): readonly string[] => {
  const named = languages.flatMap((language) => [...wordsOf(name[language]), wholeName(name[language])]);
  const places = [category, ...solutions].flatMap((place) =>
    languages.map((language) => place.name[language]),
  );
  return [
    ...named,
    ...new Set([...[...places, brand.name, brand.slug].flatMap(wordsOf), ...registered(regulatory)]),
  ];
};

/** A key taken apart again. */
export interface KeyParts {
  readonly names: Localized<readonly string[]>;
  readonly wholeNames: Localized;
  /** Words of brand, category and solutions, and numbers in registers. */
  readonly place: readonly string[];
}

export const partsOfKey = (key: readonly string[]): KeyParts => {
  const [first, second] = key.flatMap((entry, index) => (entry.startsWith('=') ? [index] : []));
  if (first === undefined || second === undefined) throw new Error('a search key without two whole names');
  return {
    names: { tr: key.slice(0, first), en: key.slice(first + 1, second) },
    wholeNames: { tr: key[first] ?? '', en: key[second] ?? '' },
    place: key.slice(second + 1),
  };
};
