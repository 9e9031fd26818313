import { type MeasuredQuery, type TypedMeasure, measuredQuery } from '#domain/search/measured-query.ts';
import {
  type MeasuredItem,
  type OfferedMeasures,
  type Quantity,
  hasMeasure,
  offeredMeasures,
  readingsOf,
} from '#domain/search/offered-measures.ts';
import { type FoundItem, type SearchOptions, defaultLimit } from '#domain/search/search-items.ts';
import type { Language, Localized } from '#domain/shared/language.ts';

type Measured = Pick<MeasuredItem, 'attributes'>;

interface Named {
  readonly name: Localized;
  readonly slug: { readonly en: string };
  readonly source?: Measured;
}

interface Dependencies<Item> {
  readonly facets: { index(): Promise<{ readonly attributes: readonly Quantity[] }> };
  /** Reads the sources of cards, by English slug. */
  readonly cardSources: (slugs: readonly string[]) => Promise<ReadonlyMap<string, Measured>>;
  readonly searchItems: (query: string, options: SearchOptions) => Promise<readonly FoundItem<Item>[]>;
}

/** Measures that things of a kind have, of which none has all. */
interface ApartMeasures {
  /** The measures and the word for the kind of thing, as they are typed. */
  readonly measures: readonly string[];
  readonly kind: string;
}

/** Possible reading of a number without a unit. */
interface Reading {
  readonly measure: string;
  /** Query with the measure in place of the number. */
  readonly query: string;
}

interface Marks {
  readonly isSimilar?: boolean;
  readonly missing?: readonly string[];
  readonly excerpt?: readonly string[];
  readonly offered?: OfferedMeasures;
  readonly apart?: ApartMeasures;
  readonly readings?: readonly Reading[];
}

type Notes = Pick<Marks, 'offered' | 'apart' | 'readings'>;

/** Things of a kind whose measures are compared. */
const maxOfKind = 60;

/** Items that are shown because they have a measure that the others lack. */
const maxAdded = 3;

/** Each item where it is first. */
const uniqueOf = <Item extends Named>(items: readonly Item[]): readonly Item[] =>
  [...Map.groupBy(items, ({ slug }) => slug.en).values()].flatMap((same) => same.slice(0, 1));

/** A query for things of a kind with all of the measures. */
const textOf = (kind = '', ...measures: readonly TypedMeasure[]): string =>
  [...measures.map(({ measure }) => measure), kind].join(' ');

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

/**
 * Says with the first result why it has not all measures of the query: no thing of the kind has one of them, and which there are
 * instead; or none has all together, and then what has the missing one comes first; or a number has no unit, and what it may be.
 * Other things with a missing measure come last. What is said holds for all things of the kind,
 * not for the results alone, which are asked for by searches of their own.
 */
export const createWithOffered = <Item extends Named>({
  facets,
  cardSources,
  searchItems,
}: Dependencies<Item>) => {
  const measuredOf = async (items: readonly Item[]): Promise<readonly MeasuredItem[]> => {
    const read = await cardSources(items.map(({ slug }) => slug.en));
    return items.map(({ name, slug }) => ({ name, attributes: read.get(slug.en)?.attributes ?? {} }));
  };
  type Search = (text: string) => Promise<readonly FoundItem<Item>[]>;
  const notesOn = async (
    { kinds, measures, missing, numbers, textWhere }: MeasuredQuery,
    language: Language,
    search: Search,
  ): Promise<Notes> => {
    const [{ attributes: known }, ...ofKinds] = await Promise.all([
      facets.index(),
      ...kinds.map((kind) => searchItems(kind, { language, limit: maxOfKind })),
    ]);
    const things = ofKinds.map((found) => found.filter(({ isKind, isSure }) => isKind && isSure));
    const index = things.findIndex((found) => found.length > 0);
    const kind = kinds[index];
    if (kind === undefined) return {};
    const isFound = async (some: readonly TypedMeasure[]): Promise<boolean> =>
      (await search(textOf(kind, ...some))).some(({ isSure }) => isSure);
    const [items, isAllFound, ...isOneFound] = await Promise.all([
      measuredOf((things[index] ?? []).map(({ item }) => item)),
      measures.length > 1 && isFound(measures),
      ...missing.map((measure) => isFound([measure])),
    ]);
    const readings = numbers.flatMap((number) =>
      readingsOf(number, items, { known, language }).map((measure) => ({
        measure,
        query: textWhere(number, measure.replace('\u00A0', ' ')),
      })),
    );
    const questions = readings.length > 0 ? { readings } : {};
    const unknown = missing.find(
      ({ measure }, position) =>
        !isOneFound[position] && !items.some((item) => hasMeasure(item, measure, known)),
    );
    if (unknown) {
      const offered = offeredMeasures({ ...unknown, kind }, items, { known, language });
      return offered ? { offered, ...questions } : questions;
    }
    const isTogether =
      isAllFound || items.some((item) => measures.every(({ measure }) => hasMeasure(item, measure, known)));
    return measures.length > 1 && missing.length > 0 && !isTogether
      ? { apart: { kind, measures: measures.map(({ typed }) => typed) }, ...questions }
      : questions;
  };
  const itemsWithMissing = async (
    { measures, missing }: MeasuredQuery,
    text: (measure: TypedMeasure) => string,
    search: Search,
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
  ): Promise<{ readonly items: readonly (Item & Marks)[]; readonly notes: Notes }> => {
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
