import type { FacetRepository } from '#domain/catalogue/facets/facet-repository.ts';
import { type CardSource, type ProductCard, toCards } from '#domain/catalogue/products/product-card.ts';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';
import type { Language } from '#domain/shared/language.ts';

/** Reads sources of cards by English slug, without unknown slugs. */
export type CardSources = (slugs: readonly string[]) => Promise<ReadonlyMap<string, CardSource>>;

interface Dependencies {
  readonly facets: Pick<FacetRepository, 'index'>;
  readonly cardSources: CardSources;
}

type Sourced<Product> = Product & { readonly source?: CardSource };

/** Gives products their cards; those that come with what these depend on are not read again. */
export const createWithCards =
  ({ facets, cardSources }: Dependencies) =>
  async <Product extends Pick<ProductSummary, 'slug'>>(
    products: readonly Sourced<Product>[],
    language: Language,
  ): Promise<readonly (Omit<Sourced<Product>, 'source'> & { readonly card?: ProductCard })[]> => {
    const missing = products.filter(({ source }) => !source).map(({ slug }) => slug.en);
    const [{ attributes }, read] = await Promise.all([
      facets.index(),
      missing.length > 0 ? cardSources(missing) : new Map<string, CardSource>(),
    ]);
    return products.map(({ source, ...product }) => {
      const found = source ?? read.get(product.slug.en);
      return Object.assign(product, found && { card: toCards(found, attributes)[language] });
    });
  };
