import type { FacetRepository } from '#domain/catalogue/facet-repository.ts';
import type { CardSource } from '#domain/catalogue/product-card.ts';
import type { FoundProduct } from '#domain/catalogue/product.ts';
import type { CardSources } from '#domain/catalogue/with-cards.ts';
import { offeredMeasures } from '#domain/search/offered-measures.ts';
import type { Language } from '#domain/shared/language.ts';

interface Dependencies {
  readonly facets: Pick<FacetRepository, 'index'>;
  readonly cardSources: CardSources;
}

interface Found extends FoundProduct {
  readonly isKind?: boolean;
  readonly source?: CardSource;
}

/** Says with the first result which measures there are instead of one that it has not. */
export const createWithOffered =
  ({ facets, cardSources }: Dependencies) =>
  async (query: string, found: readonly Found[], language: Language): Promise<readonly Found[]> => {
    const ofKind = found.filter(({ isKind = false }) => isKind);
    const [{ missing = [] } = {}] = found;
    const plain = found.map(({ isKind: _isKind, ...product }): Found => product);
    if (missing.length === 0 || ofKind.length === 0) return plain;
    const unread = ofKind.filter(({ source }) => !source).map(({ slug }) => slug.en);
    const [{ attributes: known }, read] = await Promise.all([
      facets.index(),
      unread.length > 0 ? cardSources(unread) : new Map<string, CardSource>(),
    ]);
    const items = ofKind.map(({ name, slug, source = read.get(slug.en) }) => ({
      name,
      attributes: source?.attributes ?? {},
    }));
    const offered = offeredMeasures({ query, missing }, items, { known, language });
    return plain.map((product, index) =>
      index === 0 && offered ? Object.assign(product, { offered }) : product,
    );
  };
