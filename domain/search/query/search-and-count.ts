import { type MissedSearches, missedQuery } from '#domain/search/query/missed-search.ts';
import type { SearchIndex } from '#domain/search/query/ports.ts';
import { type SearchOptions, createSearchItems } from '#domain/search/query/search-items.ts';

interface Dependencies<Item> {
  readonly searchIndex: SearchIndex<Item>;
  readonly missedSearches: Pick<MissedSearches, 'count'>;
  /** Called when a search could not be counted. */
  readonly onCountError: (error: unknown) => void;
}

/** Marks of a search on an item. */
interface FoundMarks {
  /** Whether it is not what the query says, but something like it. */
  readonly isSimilar?: boolean;
  /** Whether a word of the query is one of the item's misspelt. */
  readonly isRespelt?: boolean;
  /** The words of the query that the item has not, as they are typed. */
  readonly missing?: readonly string[];
  /** A sentence of its texts in pieces, of which every second one matches the query. */
  readonly excerpt?: readonly string[];
}

/** Searches that are counted at the same time; beyond, in a flood, they are not. */
const maxCounting = 4;

/**
 * Finds items. Of searches with excerpts, which the search page asks for and suggestions do not, those that find nothing, or
 * only something similar, are counted; nobody waits for that.
 */
export const createSearchAndCount = <Item extends object>({
  searchIndex,
  missedSearches,
  onCountError,
}: Dependencies<Item>) => {
  const searchItems = createSearchItems({ index: searchIndex });
  let counting = 0;
  const countMissed = async (query: string, isSimilar: boolean): Promise<void> => {
    const missed = missedQuery(query);
    if (missed === undefined || counting >= maxCounting) return;
    counting += 1;
    try {
      await missedSearches.count(missed, isSimilar ? 'similar' : 'nothing');
    } catch (error) {
      onCountError(error);
    } finally {
      counting -= 1;
    }
  };
  return async (query: string, options: SearchOptions): Promise<readonly (Item & FoundMarks)[]> => {
    const found = await searchItems(query, options);
    const [best] = found;
    if (options.hasExcerpts && !best?.isSure) void countMissed(query, best !== undefined);
    return found.map(({ item, isSure, isRespelt, missing, excerpt }) =>
      Object.assign(
        {},
        item,
        !isSure && { isSimilar: true },
        isRespelt && { isRespelt },
        missing.length > 0 && { missing },
        excerpt && { excerpt },
      ),
    );
  };
};
