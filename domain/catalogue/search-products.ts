import type { SearchIndex } from '#domain/catalogue/ports.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { rankProducts } from '#domain/catalogue/rank-products.ts';
import { wholeName } from '#domain/catalogue/search-key.ts';
import { spacedOtherwise, understand, wordsAskedFor } from '#domain/catalogue/understand-query.ts';
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

/**
 * The products that a query may mean, best first: of names in both languages, brands and categories, in any order,
 * without diacritics, with a typo or two, written together, or only begun. None for a query without words.
 * Rejects when the index does not answer in time.
 */
export const createSearchProducts =
  ({ index }: Dependencies) =>
  async (query: string, { language, limit = 10 }: Wish): Promise<readonly ProductSummary[]> => {
    const words = wordsAskedFor(query);
    if (words.length === 0) return [];
    const meanings = understand(words, await index.wordsLike(words, spacedOtherwise(words)));
    const groups = meanings.map(({ closeness }) => [...closeness.keys()]);
    const name = wholeName(query);
    const whole = await index.productsWith({ groups, name, missing: 0, most: candidates });
    const partly =
      whole.length === 0 && groups.length > 1
        ? await index.productsWith({ groups, name, missing: 1, most: candidates })
        : [];
    const found = new Map([...whole, ...partly].map((product) => [product.id, product]));
    return rankProducts([...found.values()], { query: name, meanings, language })
      .slice(0, limit)
      .map(({ key: _key, ...summary }) => summary);
  };
