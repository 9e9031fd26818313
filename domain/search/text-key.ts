import { takeMeasures } from '#domain/search/measures.ts';
import type { SynonymFinder } from '#domain/search/synonyms.ts';
import { stemsOfText } from '#domain/search/text-stem.ts';

/** The texts of an item, in both languages. */
export interface TextSource {
  /** Features, technical data, variants. */
  readonly features: readonly string[];
  /** What is written about it. */
  readonly texts: readonly string[];
}

/** Stems of an item's texts. A stem is in the first list that may have it. */
export interface TextKey {
  readonly features: readonly string[];
  readonly texts: readonly string[];
}

const stemsWithMeasures = (text: string, synonyms: Pick<SynonymFinder, 'ofText'>): readonly string[] => {
  const { measures, rest } = takeMeasures(text);
  const stems = stemsOfText(rest);
  return [...stems, ...measures.map((measure) => `~${measure}`), ...synonyms.ofText(stems)];
};

/** The stems that an item is found by when its names, group and brand do not say what is searched for. */
export const textKey = (
  { features, texts }: TextSource,
  synonyms: Pick<SynonymFinder, 'ofText'>,
): TextKey => {
  const stemsOf = (list: readonly string[]): ReadonlySet<string> =>
    new Set(list.flatMap((text) => stemsWithMeasures(text, synonyms)));
  const ofFeatures = stemsOf(features);
  return { features: [...ofFeatures], texts: [...stemsOf(texts).difference(ofFeatures)] };
};
