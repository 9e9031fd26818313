import { isGenericWord, stopWords } from '#domain/search/words/common-words.ts';
import { equalMeasures, kindOfMeasure, takeMeasures } from '#domain/search/measures/measures.ts';
import type { OrderItem, OrderableProduct } from '#domain/search/query/order-items.ts';
import { variantItem } from '#domain/search/query/order-items.ts';
import { price } from '#domain/search/amounts/price.ts';
import { readUnit } from '#domain/search/amounts/unit-spellings.ts';
import { wordsOf } from '#domain/search/words/words.ts';
import { type Localized, languages } from '#domain/shared/language.ts';

/** Traits that names say of an item. */
interface Traits {
  /** Words without those that any item may have. */
  readonly words: ReadonlySet<string>;
  readonly measures: ReadonlySet<string>;
  /** Whether it has a thing or property, by the words' stems: `kafsız` and `uncuffed` have not. */
  readonly properties: ReadonlyMap<string, boolean>;
  /** Sizes, as `S`, `M`, `L`. */
  readonly sizes: ReadonlySet<string>;
}

const isTrait = (word: string): boolean =>
  !/\d/u.test(word) && !stopWords.has(word) && !isGenericWord(word) && readUnit(word) === undefined;

const isNegation = /^(?:without|no|non|not)$/u;

/** Sizes by the folded words for them. */
const sizeNames: ReadonlyMap<string, string> = new Map([
  ...['xs', 's', 'm', 'l', 'xl', '2xl', '3xl', 'xxl'].map((size) => [size, size] as const),
  ...['kucuk', 'small'].map((word) => [word, 's'] as const),
  ...['orta', 'medium'].map((word) => [word, 'm'] as const),
  ...['buyuk', 'large'].map((word) => [word, 'l'] as const),
]);

/** Reads the stem of a word, and whether the word says that there is such a thing or property, or that there is not. */
const propertyOf = (word: string): readonly [stem: string, has: boolean] => {
  const { without, having, negated } =
    /^(?:(?<without>.{2,})s[iu]z|(?<having>.{2,})l[iu]|(?:un|non)(?<negated>.{4,}))$/u.exec(word)?.groups ??
    {};
  if (without !== undefined) return [without, false];
  if (negated !== undefined) return [negated, false];
  return [having ?? word, true];
};

const propertiesOf = (text: string): readonly (readonly [string, boolean])[] => {
  const words = wordsOf(text);
  return words.flatMap((word, index) => {
    if (/\d/u.test(word) || word.length < 3 || isNegation.test(word)) return [];
    const [stem, has] = propertyOf(word);
    const isNegated = isNegation.test(words[index - 1] ?? '') || words[index + 1] === 'olmayan';
    return [[stem, has && !isNegated] as const];
  });
};

const traitsOf = (texts: readonly string[]): Traits => {
  const taken = texts.map(takeMeasures);
  const words = taken.flatMap(({ rest }) => wordsOf(rest));
  return {
    words: new Set(words.filter(isTrait)),
    measures: new Set(taken.flatMap(({ measures }) => measures)),
    properties: new Map(taken.flatMap(({ rest }) => propertiesOf(rest))),
    sizes: new Set(words.flatMap((word) => sizeNames.get(word) ?? [])),
  };
};

const textsOf = (name: Localized): readonly string[] => languages.map((language) => name[language]);

const hasMeasure = ({ measures }: Traits, measure: string): boolean =>
  measures.has(measure) || equalMeasures(measure).some((equal) => measures.has(equal));

/** Words that exclude each other, folded. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/^sol$|^left$/u, /^sag$|^right$/u],
  [/^duz$|^straight$/u, /^egri$|^acili$|^curved$|^angled$/u],
  [/^yukari$|^up(?:ward|cut)?$/u, /^asagi$|^down(?:ward|cut)?$/u],
  [/^yetiskin$|^adult$/u, /^cocuk$|^pediatrik$|^bebek$|^child$|^pa?ediatric$|^infant$/u],
  [/^erkek$|^male$/u, /^kadin$|^disi$|^female$/u],
  [/^buyuk$|^large$/u, /^kucuk$|^small$|^mini$/u],
  [/^monopolar$/u, /^bipolar$/u],
  [/^sert$|^rijit$|^rigid$/u, /^yumusak$|^esnek$|^fleksibl$|^soft$|^flexible$/u],
];

const oppositesOf = (word: string): readonly RegExp[] =>
  opposites.flatMap((pair) =>
    [pair, pair.toReversed()].flatMap(([one, other]) => (one?.test(word) && other ? [other] : [])),
  );

const hasOpposite = (word: string, words: ReadonlySet<string>): boolean =>
  oppositesOf(word).some((opposite) => [...words].some((each) => opposite.test(each)));

/** The traits of a variant, which may be otherwise than its product is called: `Curved Scissors, straight`. */
const traitsOfVariant = (product: Traits, variant: Traits): Traits => ({
  words: new Set([
    ...Array.from(product.words).filter((word) => !hasOpposite(word, variant.words)),
    ...variant.words,
  ]),
  measures: product.measures.union(variant.measures),
  properties: new Map([...product.properties, ...variant.properties]),
  sizes: variant.sizes.size > 0 ? variant.sizes : product.sizes,
});

/** Properties that are said otherwise than they are. */
const otherProperties = (said: Traits, own: Traits): readonly string[] =>
  [...said.properties].flatMap(([stem, has]) =>
    own.properties.has(stem) && own.properties.get(stem) !== has ? [stem] : [],
  );

const hasOtherSize = (said: Traits, own: Traits): boolean =>
  said.sizes.size > 0 && own.sizes.size > 0 && [...said.sizes].some((size) => !own.sizes.has(size));

const isOpposed = (said: Traits, own: Traits): boolean =>
  otherProperties(said, own).length > 0 ||
  hasOtherSize(said, own) ||
  [...said.words].some((word) => !own.words.has(word) && hasOpposite(word, own.words));

/** Whether sizes are said, none of which the item has, although it has sizes of this kind. */
const hasOtherMeasure = (said: Traits, own: Traits): boolean => {
  const kinds = new Set(Array.from(own.measures, kindOfMeasure));
  const groups = Map.groupBy(said.measures, kindOfMeasure);
  return [...groups].some(
    ([kind, measures]) => kinds.has(kind) && !measures.some((measure) => hasMeasure(own, measure)),
  );
};

/**
 * Compares what is said beside an item with its names.
 * @param said without what names the item and how many
 * @returns `undefined` if nothing speaks against the item; else the variants of its product that fit what is said, which may be none
 */
export const contradictions = (
  said: string,
  item: OrderItem,
  product: OrderableProduct,
): readonly OrderItem[] | undefined => {
  const spoken = traitsOf([said.replaceAll(price, ' ')]);
  const general = traitsOf(textsOf(product.name));
  const traitsOfItem = (name: Localized | undefined): Traits =>
    name ? traitsOfVariant(general, traitsOf(textsOf(name))) : general;
  const own = traitsOfItem(item.variantName);
  const others = product.variants.filter(({ ref }) => ref !== item.ref);
  const differing = otherProperties(spoken, own);
  const fitting = others.filter(({ name }) => {
    const traits = traitsOfItem(name);
    return (
      [...spoken.words].some((word) => traits.words.has(word) && !own.words.has(word)) ||
      [...spoken.measures].some((measure) => hasMeasure(traits, measure) && !hasMeasure(own, measure)) ||
      [...spoken.sizes].some((size) => traits.sizes.has(size) && !own.sizes.has(size)) ||
      differing.some((stem) => traits.properties.get(stem) === spoken.properties.get(stem))
    );
  });
  if (fitting.length > 0) return fitting.map((variant) => variantItem(product, variant));
  return isOpposed(spoken, own) || (item.ref !== undefined && hasOtherMeasure(spoken, own)) ? [] : undefined;
};
