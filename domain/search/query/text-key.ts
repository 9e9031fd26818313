import { takeMeasures } from '#domain/search/measures/measures.ts';
import type { SynonymFinder } from '#domain/search/words/synonyms.ts';
import { stemsOfText } from '#domain/search/words/text-stem.ts';

/** The texts of an item, in both languages. */
export interface TextSource {
  /** Features, technical data, variants. */
  readonly features: readonly string[];
  /** Texts written about it. */
  readonly texts: readonly string[];
  /** Measures that it has itself, see `ownMeasures`. */
  readonly measures: readonly string[];
}

/** Stems of an item's texts. A stem is in features or in texts, and those of own measures, which are features, in `measures` too. */
export interface TextKey {
  readonly measures: readonly string[];
  readonly features: readonly string[];
  readonly texts: readonly string[];
}

/** Lists what a text is found by: its stems, its measures, and the stems of other names for the things in it. */
export const stemsWithMeasures = (
  text: string,
  synonyms: Pick<SynonymFinder, 'ofText'>,
): readonly string[] => {
  const { measures, rest } = takeMeasures(text);
  const stems = stemsOfText(rest);
  return [...stems, ...measures.map((measure) => `~${measure}`), ...synonyms.ofText(stems)];
};

/**
 * The stems that an item is found by when its names, group and brand do not say what is searched for.
 * @param stemsOf of a text, see `stemsWithMeasures`
 */
export const textKey = (
  { features, texts, measures }: TextSource,
  stemsOf: (text: string) => readonly string[],
): TextKey => {
  const own = measures.map((measure) => `~${measure}`);
  const ofFeatures = new Set([...features.flatMap(stemsOf), ...own]);
  return {
    measures: own,
    features: [...ofFeatures],
    texts: [...new Set(texts.flatMap(stemsOf)).difference(ofFeatures)],
  };
};
