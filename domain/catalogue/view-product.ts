import type { Category } from '#domain/catalogue/category.ts';
import type { Catalogue, Documents } from '#domain/catalogue/ports.ts';
import {
  type Accessory,
  type Product,
  type ProductSummary,
  linkAccessories,
} from '#domain/catalogue/product.ts';
import { relatedProducts } from '#domain/catalogue/related-products.ts';

/** A product as its page shows it: in its category, its accessories leading to their own pages where they have one. */
export interface ProductView extends Omit<Product, 'category' | 'gallery' | 'document'> {
  readonly category: Pick<Category, 'slug' | 'name'>;
  readonly gallery: readonly Accessory[];
  /** Its PDF, when the file is there. */
  readonly document?: { readonly file: string; readonly bytes: number };
  /** At most four, the nearest first; none of them in the gallery. */
  readonly related: readonly ProductSummary[];
}

interface Dependencies {
  readonly catalogue: Pick<
    Catalogue,
    'product' | 'category' | 'productsNamed' | 'productsOfCategory' | 'productsOfBrand'
  >;
  readonly documents: Documents;
}

/** `item` is the slug in either language; `undefined` when no product has it. */
export const createViewProduct =
  ({ catalogue, documents }: Dependencies) =>
  async (item: string): Promise<ProductView | undefined> => {
    const product = await catalogue.product(item);
    if (!product) return undefined;
    const { document: file, ...rest } = product;
    const [category, namesakes, sameCategory, sameBrand, bytes] = await Promise.all([
      catalogue.category(product.category),
      catalogue.productsNamed(product.gallery),
      catalogue.productsOfCategory(product.category),
      catalogue.productsOfBrand(product.brand),
      file === undefined ? undefined : documents.size(file),
    ]);
    // Taken away by a load that came between the two reads.
    if (!category) return undefined;
    const gallery = linkAccessories(product.gallery, namesakes);
    return {
      ...rest,
      category: { slug: category.slug, name: category.name },
      gallery,
      ...(file !== undefined && bytes !== undefined && { document: { file, bytes } }),
      related: relatedProducts({
        slug: product.slug.en,
        sameCategory,
        sameBrand,
        shown: gallery.map(({ slug }) => slug),
      }),
    };
  };

export type ViewProduct = ReturnType<typeof createViewProduct>;
