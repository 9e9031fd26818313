import type { Category } from '#domain/catalogue/category.ts';
import type { Catalogue } from '#domain/catalogue/ports.ts';
import { type Accessory, type Product, linkAccessories } from '#domain/catalogue/product.ts';

/** A product as its page shows it: in its category, its accessories leading to their own pages where they have one. */
export interface ProductView extends Omit<Product, 'category' | 'gallery'> {
  readonly category: Pick<Category, 'slug' | 'name'>;
  readonly gallery: readonly Accessory[];
}

interface Dependencies {
  readonly catalogue: Pick<Catalogue, 'product' | 'category' | 'productsNamed'>;
}

/** `item` is the slug in either language; `undefined` when no product has it. */
export const createViewProduct =
  ({ catalogue }: Dependencies) =>
  async (item: string): Promise<ProductView | undefined> => {
    const product = await catalogue.product(item);
    if (!product) return undefined;
    const [category, namesakes] = await Promise.all([
      catalogue.category(product.category),
      catalogue.productsNamed(product.gallery),
    ]);
    // Taken away by a load that came between the two reads.
    if (!category) return undefined;
    const { slug, name } = category;
    return { ...product, category: { slug, name }, gallery: linkAccessories(product.gallery, namesakes) };
  };
