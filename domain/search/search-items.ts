import type { SearchIndex } from '#domain/catalogue/ports.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { rankProducts } from '#domain/search/rank-products.ts';
import { wholeName } from '#domain/search/search-key.ts';
import {
  type Meaning,
  surely,
  understand,
  waysToWrite,
  wordsAskedFor,
} from '#domain/search/interpret-query.ts';
import type { Language } from '#domain/shared/language.ts';

interface Dependencies {
  readonly index: SearchIndex;
}

interface Wish {
  readonly language: Language;
  /** At most so many products; 10 unless said. */
  readonly limit?: number;
}

/** Among how many the best are looked for: a word that thousands of products share tells little of any of them. */
const candidates = 300;

interface Attempt {
  readonly means: readonly Meaning[];
  /** How many of the words a product may lack. */
  readonly missing: 0 | 1;
}

/** What the words surely mean, all of them; then guesses too; then all but one of the words. The first that finds anything counts. */
const attemptsAt = (meanings: readonly Meaning[]): readonly Attempt[] => {
  const means = meanings.map(surely);
  const guesses = meanings.some(({ closeness }, index) => closeness.size !== means[index]?.closeness.size);
  return [
    { means, missing: 0 },
    ...(guesses ? [{ means: meanings, missing: 0 } as const] : []),
    ...(meanings.length > 1 ? [{ means, missing: 1 } as const] : []),
  ];
};

/**
 * The products that a query may mean, best first: of names in both languages, brands, categories and the numbers of
 * authorities, in any order, without diacritics, with other endings, with a typo or two, written together, or only begun.
 * Guesses are left out where every word has a sure meaning that some product has. None for a query without words.
 * Rejects when the index does not answer in time.
 */
export const createSearchProducts =
  ({ index }: Dependencies) =>
  async (query: string, { language, limit = 10 }: Wish): Promise<readonly ProductSummary[]> => {
    const words = wordsAskedFor(query);
    if (words.length === 0) return [];
    const meanings = understand(words, await index.wordsLike(waysToWrite(words)));
    const name = wholeName(query);
    for (const { means, missing } of attemptsAt(meanings)) {
      const groups = means.map(({ closeness }) => [...closeness.keys()]);
      const found = await index.productsWith({ groups, name, missing, most: candidates });
      if (found.length > 0) {
        return rankProducts(found, { query: name, meanings: means, language })
          .slice(0, limit)
          .map(({ key: _key, ...summary }) => summary);
      }
    }
    return [];
  };

export type SearchProducts = ReturnType<typeof createSearchProducts>;
