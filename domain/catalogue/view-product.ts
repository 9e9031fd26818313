import type { Category } from '#domain/catalogue/products/category.ts';
import type { FacetRepository } from '#domain/catalogue/facets/facet-repository.ts';
import { keyValues } from '#domain/catalogue/attributes/key-values.ts';
import type { CatalogueRepository, ProcedureRepository } from '#domain/catalogue/products/ports.ts';
import { proceduresWith } from '#domain/catalogue/products/procedure.ts';
import {
  type Accessory,
  type Product,
  type ProductSummary,
  linkAccessories,
} from '#domain/catalogue/products/product.ts';
import { type ProductCard, toCards } from '#domain/catalogue/products/product-card.ts';
import { maxRelated, relatedProducts } from '#domain/catalogue/products/related-products.ts';
import type { TechnicalRow } from '#domain/catalogue/attributes/technical-data.ts';
import type { Language } from '#domain/shared/language.ts';

/** Related product, with its card in both languages. */
interface RelatedProduct extends ProductSummary {
  readonly cards?: Readonly<Record<Language, ProductCard>>;
}

const factLimits = { max: 4, maxLength: 48 };

/** A product as its page shows it: with its category, linked accessories and related products. */
export interface ProductView extends Omit<Product, 'category' | 'gallery' | 'attributes'> {
  readonly category: Pick<Category, 'slug' | 'name'>;
  readonly gallery: readonly Accessory[];
  /** Related products, at most four, the most related first; none of them in the gallery. */
  readonly related: readonly RelatedProduct[];
  /** Facts that tell it apart, at most four; left out if it has none. */
  readonly facts?: readonly TechnicalRow[];
  /** English slugs of the procedures in which it is used; left out if it has none. */
  readonly procedures?: readonly string[];
}

interface Dependencies {
  readonly catalogue: Pick<CatalogueRepository, 'product' | 'category' | 'productsAround'> &
    ProcedureRepository;
  readonly facets: Pick<FacetRepository, 'index'>;
}

/** `undefined` when there is no such product. @param item the slug in either language */
export const createViewProduct =
  ({ catalogue, facets }: Dependencies) =>
  async (item: string): Promise<ProductView | undefined> => {
    const product = await catalogue.product(item);
    if (!product) return undefined;
    const { attributes = {}, ...rest } = product;
    // As many more as the gallery may show of them.
    const limit = maxRelated + product.gallery.length;
    const [category, { named, nearby }, all, { attributes: known }] = await Promise.all([
      catalogue.category(product.category),
      catalogue.productsAround(product, limit),
      catalogue.procedures(),
      facets.index(),
    ]);
    // A content load between the reads may have removed it.
    if (!category) return undefined;
    const gallery = linkAccessories(product.gallery, named);
    const procedures = proceduresWith(all, product.slug.en);
    const facts = keyValues({ ...product, attributes }, known, factLimits);
    const related = relatedProducts({ nearby, shown: gallery.map(({ slug }) => slug) });
    return {
      ...rest,
      category: { slug: category.slug, name: category.name },
      gallery,
      related: related.map(({ source, ...summary }) =>
        Object.assign(summary, { cards: toCards(source, known) }),
      ),
      ...(facts.length > 0 && { facts }),
      ...(procedures.length > 0 && { procedures }),
    };
  };

export type ViewProduct = ReturnType<typeof createViewProduct>;
