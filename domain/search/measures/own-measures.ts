import { isGenericWord } from '#domain/search/words/common-words.ts';
import { takeMeasures } from '#domain/search/measures/measures.ts';
import { stemOf, stemsOfText } from '#domain/search/words/text-stem.ts';
import { wordsOf } from '#domain/search/words/words.ts';
import { type Localized, languages } from '#domain/shared/language.ts';

/** Says of a measure that it is that of something which fits, in a folded text. */
const fitting =
  /(?<!\p{L})(?:for|fits?|fitted|suitable|suits|compatible|accepts?|takes|icin|uygun|uyumlu|uyan)(?!\p{L})/u;

/** The last word of a name that is no number and no word of any product, which in both languages says what the product is. */
const headOf = (name: string): readonly string[] =>
  wordsOf(name)
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !isGenericWord(word))
    .slice(-1)
    .map(stemOf);

/** Stems of the words that say what things of these names are. */
export const kindsOf = (names: readonly string[]): readonly string[] => names.flatMap(headOf);

/** Places in which an item says its own measures. */
interface MeasureSource {
  readonly name: Localized;
  /** Names of its variants, in any language. */
  readonly variants: readonly string[];
  /** Numbers with their units. */
  readonly attributes: readonly string[];
  /** Rows of tables, the first cell of each of which says what the others are. */
  readonly rows: readonly (readonly string[])[];
  /** Each with one thing that is said of it; one language may say of what it is where the other one does not. */
  readonly details: readonly Localized[];
}

const isFitting = (text: string): boolean => fitting.test(takeMeasures(text).rest);

/**
 * Measures that the item itself has, as `takeMeasures` writes them, without those of what it fits, holds or is made up of: the
 * `Telescope diameter` of a tray is none of the tray.
 * @param kinds stems of words for other things, see `kindsOf`
 */
export const ownMeasures = (
  { name, variants, attributes, rows, details }: MeasureSource,
  kinds: ReadonlySet<string>,
): readonly string[] => {
  const others = kinds.difference(new Set(kindsOf(languages.map((language) => name[language]))));
  const isOfOther = (text: string): boolean =>
    isFitting(text) || stemsOfText(text).some((stem) => others.has(stem));
  const cells = rows
    .filter(([label = '']) => !isOfOther(label))
    .flatMap((row) => row.filter((cell) => !isOfOther(cell)));
  const texts = [
    ...variants.filter((variant) => !isFitting(variant)),
    ...attributes,
    ...cells,
    ...details
      .map((detail) => languages.map((language) => detail[language]))
      .filter((detail) => !detail.some(isOfOther))
      .flat(),
  ];
  return [...new Set(texts.flatMap((text) => takeMeasures(text).measures))];
};
