import type { FoundProduct } from '#domain/catalogue/ports.ts';
import { partsOfKey } from '#domain/search/search-key.ts';
import type { Meaning } from '#domain/search/interpret-query.ts';
import { type Language, otherLanguage } from '#domain/shared/language.ts';

interface Asked {
  /** As `wholeName` makes it. */
  readonly query: string;
  readonly meanings: readonly Meaning[];
  /** Its names go first where all else is equal. */
  readonly language: Language;
}

/** What a match counts that is in the name of the visitor's language, of the other one, or in brand or category only. */
const worth = { own: 1, other: 0.97, elsewhere: 0.8 };

/** What is added for a name of which nothing is left over. */
const worthOfWholeName = 0.1;

/** What is added for what a name ends with: in both languages the last word says what the thing is. */
const worthOfKind = 0.1;

/** What is added where all words of a query stand in one name, or all in brand, category and solutions. */
const worthOfTogether = 0.2;

const namedExactly = 10;

const bestOf = ({ closeness }: Meaning, words: readonly string[]): number =>
  Math.max(0, ...words.map((word) => closeness.get(word) ?? 0));

const shareNamed = (meanings: readonly Meaning[], name: readonly string[]): number =>
  name.filter((word) => meanings.some(({ closeness }) => closeness.has(word))).length /
  Math.max(1, name.length);

const kindNamed = (meanings: readonly Meaning[], name: readonly string[]): number =>
  Math.max(0, ...meanings.map((meaning) => bestOf(meaning, name.slice(-1))));

const standTogether = (meanings: readonly Meaning[], ...places: readonly (readonly string[])[]): boolean =>
  meanings.length > 1 && places.some((words) => meanings.every((meaning) => bestOf(meaning, words) > 0));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const scoreOf = ({ key }: FoundProduct, { query, meanings, language }: Asked): number => {
  const { names, wholeNames, place } = partsOfKey(key);
  const foreign = otherLanguage(language);
  if (query === wholeNames[language]) return namedExactly;
  if (query === wholeNames[foreign]) return namedExactly * worth.other;

  const scores = meanings.map(
    (meaning) =>
      meaning.weight *
      Math.max(
        worth.own * bestOf(meaning, names[language]),
        worth.other * bestOf(meaning, names[foreign]),
        worth.elsewhere * bestOf(meaning, place),
      ),
  );
  const matched = sum(scores) / sum(meanings.map(({ weight }) => weight));
  const either = (measure: typeof shareNamed): number =>
    Math.max(measure(meanings, names[language]), worth.other * measure(meanings, names[foreign]));
  const together = standTogether(meanings, names.tr, names.en, place) ? worthOfTogether : 0;
  return matched + together + worthOfWholeName * either(shareNamed) + worthOfKind * either(kindNamed);
};

/** Best first: an exact name in either language, then by how much of the query each answers; ties by slug. */
export const rankProducts = (products: readonly FoundProduct[], asked: Asked): readonly FoundProduct[] =>
  products
    .map((product) => ({ product, score: scoreOf(product, asked) }))
    .toSorted((a, b) => b.score - a.score || (a.product.slug.en < b.product.slug.en ? -1 : 1))
    .map(({ product }) => product);
