import {
  type MeasuredItem,
  type OfferedMeasures,
  type Quantity,
  offeredMeasures,
} from '#domain/search/offered-measures.ts';
import type { Language, Localized } from '#domain/shared/language.ts';

type Measured = Pick<MeasuredItem, 'attributes'>;

interface Dependencies {
  readonly facets: { index(): Promise<{ readonly attributes: readonly Quantity[] }> };
  /** By English slug. */
  readonly cardSources: (slugs: readonly string[]) => Promise<ReadonlyMap<string, Measured>>;
}

interface FoundItem {
  readonly name: Localized;
  readonly slug: { readonly en: string };
  readonly isKind?: boolean;
  readonly missing?: readonly string[];
  readonly source?: Measured;
}

/** Says with the first result which measures there are instead of one that it has not. */
export const createWithOffered =
  ({ facets, cardSources }: Dependencies) =>
  async <Item extends FoundItem>(
    query: string,
    found: readonly Item[],
    language: Language,
  ): Promise<readonly (Omit<Item, 'isKind'> & { readonly offered?: OfferedMeasures })[]> => {
    const ofKind = found.filter(({ isKind = false }) => isKind);
    const [{ missing = [] } = {}] = found;
    const plain = found.map(({ isKind: _isKind, ...item }) => item);
    if (missing.length === 0 || ofKind.length === 0) return plain;
    const unread = ofKind.filter(({ source }) => !source).map(({ slug }) => slug.en);
    const [{ attributes: known }, read] = await Promise.all([
      facets.index(),
      unread.length > 0 ? cardSources(unread) : new Map<string, Measured>(),
    ]);
    const items = ofKind.map(({ name, slug, source = read.get(slug.en) }) => ({
      name,
      attributes: source?.attributes ?? {},
    }));
    const offered = offeredMeasures({ query, missing }, items, { known, language });
    return plain.map((item, index) => (index === 0 && offered ? Object.assign(item, { offered }) : item));
  };
