import { isGenericWord, stopWords } from '#domain/search/common-words.ts';
import { equalMeasures, takeMeasures } from '#domain/search/measures.ts';
import type { OrderItem, OrderableProduct } from '#domain/search/order-items.ts';
import { variantItem } from '#domain/search/order-items.ts';
import { readUnit } from '#domain/search/unit-spellings.ts';
import { wordsOf } from '#domain/search/words.ts';
import { type Localized, languages } from '#domain/shared/language.ts';

/** What a name says of an item: its words without those of any item, and its sizes. */
interface Traits {
  readonly words: ReadonlySet<string>;
  readonly measures: ReadonlySet<string>;
}

const isTrait = (word: string): boolean =>
  !/\d/u.test(word) && !stopWords.has(word) && !isGenericWord(word) && readUnit(word) === undefined;

const traitsOf = (texts: readonly string[]): Traits => {
  const taken = texts.map(takeMeasures);
  return {
    words: new Set(taken.flatMap(({ rest }) => wordsOf(rest)).filter(isTrait)),
    measures: new Set(taken.flatMap(({ measures }) => measures)),
  };
};

const textsOf = (...names: readonly Localized[]): readonly string[] =>
  names.flatMap((name) => languages.map((language) => name[language]));

const hasMeasure = ({ measures }: Traits, measure: string): boolean =>
  measures.has(measure) || equalMeasures(measure).some((equal) => measures.has(equal));

const lengths = new Set(['um', 'mm', 'cm', 'm', 'fr', 'no', '']);

/** Sizes can be compared that are lengths, or have the same unit. */
const kindOf = (measure: string): string => {
  const unit = measure.replace(/^[\d./]+/u, '');
  return lengths.has(unit) ? 'length' : unit;
};

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

/** `kaflı` and `kafsız`, `cuffed` and `uncuffed`, `sterile` and `non-sterile`. */
const oppositeForms = (word: string): readonly string[] => {
  const stem = /^(?<stem>.{3,})l[iu]$/u.exec(word)?.groups?.['stem'];
  const without = /^(?<stem>.{3,})s[iu]z$/u.exec(word)?.groups?.['stem'];
  const plain = /^(?:un|non)(?<plain>.{4,})$/u.exec(word)?.groups?.['plain'];
  return [
    ...(stem === undefined ? [] : [`${stem}siz`, `${stem}suz`]),
    ...(without === undefined ? [] : [`${without}li`, `${without}lu`]),
    ...(plain === undefined ? [`un${word}`, `non${word}`] : [plain]),
  ];
};

const isOpposed = (said: Traits, own: Traits): boolean =>
  [...said.words].some(
    (word) =>
      !own.words.has(word) &&
      (oppositeForms(word).some((form) => own.words.has(form)) ||
        opposites.some((pair) =>
          [pair, pair.toReversed()].some(
            ([one, other]) => one?.test(word) && [...own.words].some((each) => other?.test(each)),
          ),
        )),
  );

/** Whether sizes are said, none of which the item has, although it has sizes of this kind. */
const isOtherSize = (said: Traits, own: Traits): boolean => {
  const kinds = new Set(Array.from(own.measures, kindOf));
  const groups = Map.groupBy(said.measures, kindOf);
  return [...groups].some(
    ([kind, measures]) => kinds.has(kind) && !measures.some((measure) => hasMeasure(own, measure)),
  );
};

/** Prices and sums, with their currency or without. */
const price =
  /(?<![\d.,])\d[\d.,]*(?:\s?(?:[₺$€£]|(?:tl|try|usd|eur|euro|gbp)(?!\p{L}))|[.,]\d{2}(?![\d.,]|\s?[\p{L}°"×*]))/giu;

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
  const own = traitsOf(textsOf(item.name, ...(item.variantName ? [item.variantName] : [])));
  const others = product.variants.filter(({ ref }) => ref !== item.ref);
  const fitting = others.filter(({ name }) => {
    const traits = traitsOf(textsOf(product.name, name));
    return (
      [...spoken.words].some((word) => traits.words.has(word) && !own.words.has(word)) ||
      [...spoken.measures].some((measure) => hasMeasure(traits, measure) && !hasMeasure(own, measure))
    );
  });
  if (fitting.length > 0) return fitting.map((variant) => variantItem(product, variant));
  return isOpposed(spoken, own) || (item.ref !== undefined && isOtherSize(spoken, own)) ? [] : undefined;
};
