import type { Category } from '#domain/catalogue/category.ts';
import type { CatalogueRepository, Documents, ProcedureRepository } from '#domain/catalogue/ports.ts';
import { proceduresWith } from '#domain/catalogue/procedure.ts';
import {
  type Accessory,
  type Product,
  type ProductSummary,
  linkAccessories,
} from '#domain/catalogue/product.ts';
import { maxRelated, relatedProducts } from '#domain/catalogue/related-products.ts';

/** A product as its page shows it: with its category, linked accessories and related products. */
export interface ProductView extends Omit<Product, 'category' | 'gallery' | 'document'> {
  readonly category: Pick<Category, 'slug' | 'name'>;
  readonly gallery: readonly Accessory[];
  /** Left out when the file is missing. */
  readonly document?: { readonly file: string; readonly bytes: number };
  /** At most four, the most related first; none of them in the gallery. */
  readonly related: readonly ProductSummary[];
  /** English slugs of the procedures in which it is used; left out where there are none. */
  readonly procedures?: readonly string[];
}

interface Dependencies {
  readonly catalogue: Pick<CatalogueRepository, 'product' | 'category' | 'productsAround'> &
    ProcedureRepository;
  readonly documents: Documents;
}

/** `undefined` when there is no such product. @param item the slug in either language */
export const createViewProduct =
  ({ catalogue, documents }: Dependencies) =>
  async (item: string): Promise<ProductView | undefined> => {
    const product = await catalogue.product(item);
    if (!product) return undefined;
    const { document: file, ...rest } = product;
    // As many more as the gallery may show of them.
    const limit = maxRelated + product.gallery.length;
    const [category, { named, nearby }, bytes, all] = await Promise.all([
      catalogue.category(product.category),
      catalogue.productsAround(product, limit),
      file === undefined ? undefined : documents.size(file),
      catalogue.procedures(),
    ]);
    // A content load between the reads may have removed it.
    if (!category) return undefined;
    const gallery = linkAccessories(product.gallery, named);
    const procedures = proceduresWith(all, product.slug.en);
    return {
      ...rest,
      category: { slug: category.slug, name: category.name },
      gallery,
      ...(file !== undefined && bytes !== undefined && { document: { file, bytes } }),
      related: relatedProducts({ nearby, shown: gallery.map(({ slug }) => slug) }),
      ...(procedures.length > 0 && { procedures }),
    };
  };

export type ViewProduct = ReturnType<typeof createViewProduct>;
