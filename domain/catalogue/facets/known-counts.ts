import type { FacetIndex } from '#domain/catalogue/facets/facet-repository.ts';

/** Keys of the chosen values, by their facet. */
export type ChosenKeys = ReadonlyMap<string, readonly string[]>;

/**
 * Counts the products that have a value and match the choices of all other facets, as far as the counts of single
 * values and of two values together say it; `undefined`: the store has to count. Most filters have one choice at most.
 */
export const createKnownCount =
  ({ values }: Pick<FacetIndex, 'values'>, chosen: ChosenKeys) =>
  (facet: string, key: string): number | undefined => {
    const value = values.get(key);
    if (!value) return 0;
    const together = (other: string): number => value.together[values.get(other)?.index ?? -1] ?? 0;
    const others = [...chosen].filter(([other]) => other !== facet).map(([, keys]) => keys);
    if (others.some((keys) => keys.every((other) => together(other) === 0))) return 0;
    const [keys = [], ...more] = others;
    const [only, ...furtherKeys] = keys;
    if (only === undefined) return value.products;
    return more.length === 0 && furtherKeys.length === 0 ? together(only) : undefined;
  };
