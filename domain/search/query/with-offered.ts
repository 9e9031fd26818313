import { type MeasuredQuery, type TypedMeasure, measuredQuery } from '#domain/search/query/measured-query.ts';
import {
  type Dependencies,
  type MeasureNotes,
  type Named,
  type Reading,
  type Search,
  createMeasureNotes,
  textOf,
} from '#domain/search/query/measure-notes.ts';
import { type SearchOptions, defaultLimit } from '#domain/search/query/search-items.ts';

interface Marks extends MeasureNotes {
  readonly isSimilar?: boolean;
  readonly missing?: readonly string[];
  readonly excerpt?: readonly string[];
}

/** Items that are shown because they have a measure that the others lack. */
const maxAdded = 3;

/** Each item where it is first. */
const uniqueOf = <Item extends Named>(items: readonly Item[]): readonly Item[] =>
  [...Map.groupBy(items, ({ slug }) => slug.en).values()].flatMap((same) => same.slice(0, 1));

/** Calls the function once for each text. */
const oncePerText = <Result>(
  call: (text: string) => Promise<Result>,
): ((text: string) => Promise<Result>) => {
  const results = new Map<string, Promise<Result>>();
  return (text) => {
    const result = results.get(text) ?? call(text);
    results.set(text, result);
    return result;
  };
};

/** Finds items that have a measure which the others lack, each marked with the measures that it lacks itself. */
const itemsWithMissing = async <Item extends Named>(
  { measures, missing }: MeasuredQuery,
  text: (measure: TypedMeasure) => string,
  search: Search<Item>,
): Promise<readonly (Item & Marks)[]> => {
  const found = await Promise.all(missing.map((measure) => search(text(measure))));
  const marked = found.flatMap((results, index) => {
    const others = measures.filter((measure) => measure !== missing[index]).map(({ typed }) => typed);
    return results
      .filter(({ isSure, isKind }) => isSure && isKind)
      .map(({ item, excerpt }) =>
        Object.assign({}, item, { isSimilar: true, missing: others }, excerpt && { excerpt }),
      );
  });
  return marked.slice(0, maxAdded);
};

/**
 * Says with the first result why it has not all measures of the query: no thing of the kind has one of them, and which there are
 * instead; or none has all together, and then what has the missing one comes first; or a number has no unit, and what it may be.
 * Other things with a missing measure come last. What is said holds for all things of the kind,
 * not for the results alone, which are asked for by searches of their own.
 */
export const createWithOffered = <Item extends Named>(dependencies: Dependencies<Item>) => {
  const { searchItems } = dependencies;
  const notesOn = createMeasureNotes(dependencies);

  /**
   * Finds the items of the query with the measure that its one number is likely to be, as only similar to the query.
   */
  const itemsOfReading = async (
    { measure, query }: Reading,
    number: string,
    options: SearchOptions,
  ): Promise<readonly (Item & Marks)[]> => {
    const marked = (await searchItems(query, options)).map(({ item, missing, excerpt }) =>
      Object.assign({}, item, { missing }, excerpt && { excerpt }),
    );
    const { items } = await arrange(query, marked, options);
    const typed = measure.replace('\u00A0', ' ');
    return items.map((item) => {
      const missing = (item.missing ?? []).map((each) => (each === typed ? number : each));
      return Object.assign({}, item, { isSimilar: true, missing: missing.length > 0 ? missing : [number] });
    });
  };
  /** The items in the order in which they are shown, and what the first one says. */
  const arrange = async (
    query: string,
    found: readonly (Item & Marks)[],
    options: SearchOptions,
  ): Promise<{ readonly items: readonly (Item & Marks)[]; readonly notes: MeasureNotes }> => {
    const asked = measuredQuery(query, found[0]?.missing ?? []);
    if (!asked) return { items: found, notes: {} };
    const search = oncePerText((text) => searchItems(text, { ...options, limit: maxAdded }));
    const notes = await notesOn(asked, options.language, search);
    const [number, ...numbers] = asked.numbers;
    const [reading, ...readings] = notes.readings ?? [];
    const isRead = asked.missing.length + numbers.length + readings.length === 0;
    const first =
      number !== undefined && reading && isRead
        ? itemsOfReading(reading, number, options)
        : notes.apart
          ? itemsWithMissing(asked, asked.textWith, search)
          : [];
    const last = itemsWithMissing(asked, (measure) => textOf(asked.kinds.at(-1), measure), search);
    return { items: uniqueOf([...(await first), ...found, ...(await last)]), notes };
  };
  return async (
    query: string,
    found: readonly (Item & Marks)[],
    options: SearchOptions,
  ): Promise<readonly (Item & Marks)[]> => {
    const { items, notes } = await arrange(query, found, options);
    return items
      .slice(0, options.limit ?? defaultLimit)
      .map((item, index) => (index === 0 ? Object.assign({}, item, notes) : item));
  };
};
