import { wholeName } from '#domain/search/words/words.ts';
import type { Localized } from '#domain/shared/language.ts';

/**
 * The item whose name, in any language, or REF is the query (spec §5); case, accents, spaces and signs make no
 * difference. `undefined` where none has it, or several.
 */
export const findExactName = <Item extends { readonly name: Localized; readonly matchedRef?: string }>(
  items: readonly Item[],
  query: string,
): Item | undefined => {
  const wanted = wholeName(query);
  const [first, second] = items.filter(({ name, matchedRef }) =>
    [...Object.values(name), ...(matchedRef === undefined ? [] : [matchedRef])].some(
      (each) => wholeName(each) === wanted,
    ),
  );
  return second === undefined ? first : undefined;
};
