import type { MeasuredQuery, TypedMeasure } from '#domain/search/query/measured-query.ts';
import {
  type MeasuredItem,
  type OfferedMeasures,
  type Quantity,
  hasMeasure,
  offeredMeasures,
  readingsOf,
} from '#domain/search/measures/offered-measures.ts';
import type { FoundItem, SearchOptions } from '#domain/search/query/search-items.ts';
import type { Language, Localized } from '#domain/shared/language.ts';

type Measured = Pick<MeasuredItem, 'attributes'>;

export interface Named {
  readonly name: Localized;
  readonly slug: { readonly en: string };
  readonly source?: Measured;
}

export interface Dependencies<Item> {
  readonly facets: { index(): Promise<{ readonly attributes: readonly Quantity[] }> };
  /** Reads the sources of cards, by English slug. */
  readonly cardSources: (slugs: readonly string[]) => Promise<ReadonlyMap<string, Measured>>;
  readonly searchItems: (query: string, options: SearchOptions) => Promise<readonly FoundItem<Item>[]>;
}

/** Finds the first few items of a text. */
export type Search<Item> = (text: string) => Promise<readonly FoundItem<Item>[]>;

/** Measures that things of a kind have, of which none has all. */
interface ApartMeasures {
  /** The measures and the word for the kind of thing, as they are typed. */
  readonly measures: readonly string[];
  readonly kind: string;
}

/** Possible reading of a number without a unit. */
export interface Reading {
  readonly measure: string;
  /** Query with the measure in place of the number. */
  readonly query: string;
}

export interface MeasureNotes {
  readonly offered?: OfferedMeasures;
  readonly apart?: ApartMeasures;
  readonly readings?: readonly Reading[];
}

/** Things of a kind whose measures are compared. */
const maxOfKind = 60;

/** A query for things of a kind with all of the measures. */
export const textOf = (kind = '', ...measures: readonly TypedMeasure[]): string =>
  [...measures.map(({ measure }) => measure), kind].join(' ');

/** Things of a kind, and the quantities in which their measures are known. */
interface Things {
  readonly kind: string;
  readonly items: readonly MeasuredItem[];
  readonly known: readonly Quantity[];
}

/** Lists the measures of the things that the numbers without a unit may be. */
const readingsFor = (
  { numbers, textWhere }: MeasuredQuery,
  { items, known }: Things,
  language: Language,
): Pick<MeasureNotes, 'readings'> => {
  const readings = numbers.flatMap((number) =>
    readingsOf(number, items, { known, language }).map((measure) => ({
      measure,
      query: textWhere(number, measure.replace('\u00A0', ' ')),
    })),
  );
  return readings.length > 0 ? { readings } : {};
};

/** Whether a search has a sure result for all measures of the query, and for each of those that are missing. */
interface Hits {
  readonly all: boolean;
  readonly missing: readonly boolean[];
}

/** Says which measure no thing has, and which there are instead; or that none has all of them together. */
const lackOf = (
  { measures, missing }: MeasuredQuery,
  { kind, items, known }: Things,
  hits: Hits,
  language: Language,
): Pick<MeasureNotes, 'offered' | 'apart'> => {
  const unknown = missing.find(
    ({ measure }, index) => !hits.missing[index] && !items.some((item) => hasMeasure(item, measure, known)),
  );
  if (unknown) {
    const offered = offeredMeasures({ ...unknown, kind }, items, { known, language });
    return offered ? { offered } : {};
  }
  const isTogether =
    hits.all || items.some((item) => measures.every(({ measure }) => hasMeasure(item, measure, known)));
  return measures.length > 1 && missing.length > 0 && !isTogether
    ? { apart: { kind, measures: measures.map(({ typed }) => typed) } }
    : {};
};

/** Makes a function that says why the best result has not all measures of a query; for all things of its kind, not for the results alone. */
export const createMeasureNotes = <Item extends Named>({
  facets,
  cardSources,
  searchItems,
}: Dependencies<Item>) => {
  const measuredOf = async (items: readonly Item[]): Promise<readonly MeasuredItem[]> => {
    const read = await cardSources(items.map(({ slug }) => slug.en));
    return items.map(({ name, slug }) => ({ name, attributes: read.get(slug.en)?.attributes ?? {} }));
  };

  /** Finds the things of the first kind that there is. */
  const findThings = async (kinds: readonly string[], language: Language) => {
    const [{ attributes: known }, ...ofKinds] = await Promise.all([
      facets.index(),
      ...kinds.map((kind) => searchItems(kind, { language, limit: maxOfKind })),
    ]);
    const sure = ofKinds.map((found) => found.filter(({ isKind, isSure }) => isKind && isSure));
    const index = sure.findIndex((found) => found.length > 0);
    const kind = kinds[index];
    return kind === undefined
      ? undefined
      : { kind, known, found: (sure[index] ?? []).map(({ item }) => item) };
  };

  return async (asked: MeasuredQuery, language: Language, search: Search<Item>): Promise<MeasureNotes> => {
    const things = await findThings(asked.kinds, language);
    if (!things) return {};
    const { kind, known, found } = things;
    const isFound = async (some: readonly TypedMeasure[]): Promise<boolean> =>
      (await search(textOf(kind, ...some))).some(({ isSure }) => isSure);
    const [items, all, ...missing] = await Promise.all([
      measuredOf(found),
      asked.measures.length > 1 && isFound(asked.measures),
      ...asked.missing.map((measure) => isFound([measure])),
    ]);
    return {
      ...lackOf(asked, { kind, items, known }, { all, missing }, language),
      ...readingsFor(asked, { kind, items, known }, language),
    };
  };
};
