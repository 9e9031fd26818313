import type * as z from 'zod';
import type { ContentProduct } from '#domain/content/content.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { wordsOf } from '#domain/search/words/words.ts';
import type { Synonym } from '#domain/search/words/synonyms.ts';
import { stemsOfText } from '#domain/search/words/text-stem.ts';
import { type Localized, languages } from '#domain/shared/language.ts';
import { forEachDuplicate } from '../yaml/check-duplicates.ts';
import type { synonymsSchema } from '../schemas/file-schemas.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

type SynonymFile = YamlFile<z.output<typeof synonymsSchema>>;
type Entry = SynonymFile['value'][number];

const knownOf = ({ known }: Entry): readonly string[] => Object.values(known);
const othersOf = ({ others }: Entry): readonly string[] => Object.values(others).flat();

export const toSynonyms = (entries: readonly Entry[]): readonly Synonym[] =>
  entries.map((entry) => ({ known: knownOf(entry), others: othersOf(entry) }));

const normalized = (phrase: string): string => wordsOf(phrase).join(' ');

/** Words of an entry as searches compare them. */
interface NormalizedEntry {
  readonly known: readonly string[];
  readonly others: readonly string[];
}

/** Other words that lead back to the entry over other entries: `a` for `b`, and `b` for `a`. */
const findCycle = (
  entries: readonly NormalizedEntry[],
  from: NormalizedEntry,
): readonly string[] | undefined => {
  const start = new Set(from.known);
  const follow = (
    entry: NormalizedEntry,
    path: readonly string[],
    seen: ReadonlySet<NormalizedEntry>,
  ): readonly string[] | undefined => {
    for (const other of entry.others) {
      if (start.has(other)) return [...path, other];
      for (const next of entries) {
        if (seen.has(next) || !next.known.includes(other)) continue;
        const cycle = follow(next, [...path, other], new Set([...seen, next]));
        if (cycle) return cycle;
      }
    }
    return undefined;
  };
  return follow(from, [], new Set([from]));
};

/** Returns the texts that matter for known words: the names and texts that products are found by. */
const textsOf = (
  source: ContentProduct | { readonly name: Localized; readonly summary: Localized },
): readonly Localized[] =>
  'summary' in source
    ? [source.name, source.summary]
    : [
        source.name,
        source.description,
        ...source.details,
        ...source.gallery,
        ...source.articles.flatMap(({ heading, text }) => [heading, text]),
      ];

/** Checks the synonyms: entries by themselves first, then whether the catalogue has their known words. */
export const createSynonymChecks = ({ file, value, lineOf }: SynonymFile) => {
  const problemAt = (index: number, text: string): ContentProblem => ({ file, line: lineOf([index]), text });
  const phrases = value.flatMap((entry, index) =>
    languages.flatMap((language) => {
      const known = entry.known[language];
      return known === undefined ? [] : [{ index, language, known, stems: stemsOfText(known) }];
    }),
  );
  const unknown = new Map(Map.groupBy(phrases, ({ stems: [first = ''] }) => first));
  return {
    checkEntries(): readonly ContentProblem[] {
      const problems: ContentProblem[] = [];
      const entries = value.map((entry) => ({
        known: knownOf(entry).map(normalized),
        others: othersOf(entry).map(normalized),
      }));
      for (const [index, entry] of entries.entries()) {
        const cycle = findCycle(entries, entry);
        if (cycle)
          problems.push(
            problemAt(index, `${entry.known[0] ?? ''} leads back to itself: ${cycle.join(', ')}`),
          );
      }
      forEachDuplicate(
        value.entries(),
        ([, entry]) => knownOf(entry).map(normalized).join(' / '),
        ([index, entry], [first]) =>
          problems.push(
            problemAt(index, `${knownOf(entry).join(', ')} stands already on line ${lineOf([first])}`),
          ),
      );
      return problems;
    },

    /** Takes note of the known words in the texts of an entry; to be called with every category and product. */
    see(source: Parameters<typeof textsOf>[0]): void {
      if (unknown.size === 0) return;
      for (const text of textsOf(source))
        for (const language of languages) {
          const said = stemsOfText(text[language]);
          for (const [index, stem] of said.entries()) {
            const candidates = unknown.get(stem);
            if (!candidates) continue;
            const rest = candidates.filter(
              ({ stems }) => !stems.every((each, offset) => said[index + offset] === each),
            );
            if (rest.length > 0) unknown.set(stem, rest);
            else unknown.delete(stem);
          }
        }
    },

    /** Known words that neither a name nor a text has: nothing is found by the others. */
    findUnknown: (): readonly ContentProblem[] =>
      Array.from(unknown.values())
        .flat()
        .map(({ index, language, known }) =>
          problemAt(index, `known.${language}: no product or group says ${known}`),
        ),
  };
};
