import { type Attempt, lenientAttempt, strictAttempt, withGuesses } from '#domain/search/query/attempts.ts';
import { asTyped } from '#domain/search/measures/as-typed.ts';
import { excerptOf } from '#domain/search/query/excerpt.ts';
import { lookAlikesOf } from '#domain/search/words/look-alike.ts';
import { partQueryFor } from '#domain/search/query/interpret-query.ts';
import { searchedStems } from '#domain/search/query/item-parts.ts';
import type { KnownWord, SearchIndex } from '#domain/search/query/ports.ts';
import { queryCodes } from '#domain/search/query/query-codes.ts';
import { knownWordQuery, termsOf, unknownWords } from '#domain/search/query/query-terms.ts';
import { type Ranked, rankSureItems } from '#domain/search/query/rank-items.ts';
import { type ParsedQuery, parseQuery } from '#domain/search/query/parse-query.ts';
import { wholeName } from '#domain/search/words/words.ts';
import type { Language } from '#domain/shared/language.ts';

interface Dependencies<Item> {
  readonly index: SearchIndex<Item>;
}

export const defaultLimit = 10;

export interface SearchOptions {
  readonly language: Language;
  readonly limit?: number;
  /** Whether to say with each item what its texts have of the query. Default: false. */
  readonly hasExcerpts?: boolean;
}

export interface FoundItem<Item> extends Omit<Ranked<Item>, 'missing'> {
  /** The words of the query that the item has not, as they are typed. */
  readonly missing: readonly string[];
  /** A sentence in pieces, of which every second one matches. */
  readonly excerpt?: readonly string[];
}

/**
 * The items that a query may mean, best first, each with whether it is what the query says or only similar. It matches names
 * in both languages, their synonyms, brands, categories, registry codes, REFs and texts; words in any order, without
 * diacritics, inflected, misspelt, joined or incomplete, and numbers misread. A query without words matches nothing.
 * Rejects when the index does not answer in time.
 */
export const createSearchItems = <Item>({ index }: Dependencies<Item>) => {
  /** Adds the known words that the parts of unknown words may be. */
  const withParts = async (
    query: ParsedQuery,
    known: readonly KnownWord[],
  ): Promise<readonly KnownWord[]> => {
    const unknown = unknownWords(query, known);
    if (unknown.length === 0) return known;
    const parts = await index.words({ ...partQueryFor(unknown), stems: [] });
    return [...new Map([...known, ...parts].map((each) => [each.word, each])).values()];
  };
  return async (
    text: string,
    { language, limit = defaultLimit, hasExcerpts = false }: SearchOptions,
  ): Promise<readonly FoundItem<Item>[]> => {
    const query = parseQuery(text);
    if (query.words.length + query.measures.length === 0) return [];
    const known = await index.words(knownWordQuery(query));
    let terms = termsOf(query, known);
    const name = wholeName(query.text);
    const codes = queryCodes(query.text);
    const attempt = async (
      { terms: meanings, searches }: Attempt,
      lookAlikes: readonly string[] = [],
    ): Promise<readonly Ranked<Item>[]> => {
      const stems = [...new Set(meanings.flatMap(searchedStems))];
      const found = await index.items({
        names: [name, ...codes, ...lookAlikes],
        searches,
        stems,
        textsIn: hasExcerpts ? language : undefined,
      });
      return rankSureItems(found, {
        name,
        codes,
        lookAlikes,
        meanings,
        hasPurpose: query.hasPurpose,
        isForDevice: query.isForDevice,
        language,
      });
    };
    let ranked = await attempt(strictAttempt(terms));
    const [first] = ranked;
    // Whether something is called by itself what only the group is called shows once all such things are there.
    if (!first?.isSure || (query.measures.length > 0 && (first.groupWords ?? []).length > 0)) {
      terms = termsOf(query, await withParts(query, known));
      ranked = await attempt(lenientAttempt(terms), lookAlikesOf([name, ...codes]));
    }
    const found = ranked
      .slice(0, limit)
      .map(({ missing, ...rest }) =>
        Object.assign(rest, { missing: missing.map(({ word }) => asTyped(query.text, word)) }),
      );
    if (!hasExcerpts) return found;
    const unread = found.filter(({ body }) => body === undefined).map(({ slug }) => slug);
    const texts = unread.length > 0 ? await index.texts(unread, language) : new Map<string, string[]>();
    const meanings = terms.filter(({ isGeneric }) => !isGeneric).map(withGuesses);
    return found.map((each) => {
      const excerpt = excerptOf(each.body ?? texts.get(each.slug) ?? [], meanings);
      return excerpt ? Object.assign({}, each, { excerpt }) : each;
    });
  };
};
