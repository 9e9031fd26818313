import { wholeName } from '#domain/search/search-key.ts';
import type { Localized } from '#domain/shared/language.ts';

/**
 * The item whose name, in either language, is the query (spec §5); case, accents, spaces and signs make no difference.
 * `undefined` where none has it, or several.
 */
export const findExactName = <Item extends { readonly name: Localized }>(
  items: readonly Item[],
  query: string,
): Item | undefined => {
  const wanted = wholeName(query);
  const [first, second] = items.filter(({ name }) =>
    [name.tr, name.en].some((each) => wholeName(each) === wanted),
  );
  return second === undefined ? first : undefined;
};
