import type { Regulatory } from '#domain/catalogue/regulatory.ts';
import type { Localized } from '#domain/shared/language.ts';

/** What a list shows of a product. */
export interface ProductSummary {
  /** Given by the store at the first load and kept for as long as the English slug stays. */
  readonly id: number;
  /** The product's address in each language; `en` is the one the site links to. */
  readonly slug: Localized;
  readonly name: Localized;
  /** Slug of the brand. */
  readonly brand: string;
  /** Slug of the category. */
  readonly category: string;
}

export interface Article {
  readonly heading: Localized;
  readonly text: Localized;
}

/** A product with all that the company says of it. */
export interface Product extends ProductSummary {
  /** Plain text, a line a paragraph. */
  readonly description: Localized;
  readonly details: readonly Localized[];
  /** A sanitised HTML table. */
  readonly detailsTable?: Localized;
  /** Names of accessories; some are products of the catalogue. */
  readonly gallery: readonly Localized[];
  readonly articles: readonly Article[];
  /** File name of a downloadable PDF. */
  readonly document?: string;
  /** Left out while nothing is known of it. */
  readonly regulatory?: Regulatory;
}

/** An accessory of a product's gallery; `slug` is there when the accessory is itself a product. */
export interface Accessory {
  readonly name: Localized;
  readonly slug?: string;
}

/** Marks those accessories that are products, by their exact Turkish or English name (spec §2, product page). */
export const linkAccessories = (
  gallery: readonly Localized[],
  products: readonly Pick<ProductSummary, 'name' | 'slug'>[],
): readonly Accessory[] =>
  gallery.map((name) => {
    const product = products.find((known) => known.name.en === name.en || known.name.tr === name.tr);
    return product ? { name, slug: product.slug.en } : { name };
  });
