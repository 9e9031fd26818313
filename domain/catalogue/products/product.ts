import type { ProductAttributes } from '#domain/catalogue/attributes/attribute.ts';
import type { ProductCard } from '#domain/catalogue/products/product-card.ts';
import type { DocumentFile, ProductDocument } from '#domain/catalogue/products/document.ts';
import type { Regulatory } from '#domain/catalogue/products/regulatory.ts';
import type { Variant } from '#domain/catalogue/products/variant.ts';
import { type Localized, languages } from '#domain/shared/language.ts';

/** A product as lists show it. */
export interface ProductSummary {
  /** Assigned by the store; stable as long as the English slug is. */
  readonly id: number;
  /** Pages are found by either; the site links to `en`. */
  readonly slug: Localized;
  readonly name: Localized;
  /** Slug of the brand. */
  readonly brand: string;
  /** Slug of the category. */
  readonly category: string;
  /** File of its picture, which several products may share. */
  readonly picture: string;
  /** File of the technical drawing beside the picture; left out where the picture is one itself. */
  readonly drawing?: string;
  /** Whether one of its variants can be chosen; left out where it has none. */
  readonly hasVariants?: boolean;
}

/** A product as a page of the catalogue shows it among others. */
export interface ListedProduct extends ProductSummary {
  readonly card?: ProductCard;
}

/** A product that a search has found. */
export interface FoundProduct extends ListedProduct {
  /** REF of a variant, if the query has it, or one that looks like it. */
  readonly matchedRef?: string;
  /** Whether it is not what the query says, but something like it. */
  readonly isSimilar?: boolean;
  /** Whether a word of the query is one of the product's misspelt, or a number misread. */
  readonly isRespelt?: boolean;
  /** The words of the query that the product has not, as they are typed. */
  readonly missing?: readonly string[];
  /**
   * Mark of the first one: a measure that no product of the kind asked for has, and those that there are, with their
   * units.
   */
  readonly offered?: {
    readonly measure: string;
    readonly kind: string;
    readonly values: readonly string[];
  };
  /** Mark of the first one: measures that products of the kind asked for have, of which none has all. */
  readonly apart?: { readonly measures: readonly string[]; readonly kind: string };
  /** Mark of the first one: measures that a number without a unit may be, each with the query that says so. */
  readonly readings?: readonly { readonly measure: string; readonly query: string }[];
  /** A sentence of its texts in pieces, of which every second one matches the query. */
  readonly excerpt?: readonly string[];
}

interface Article {
  readonly heading: Localized;
  readonly text: Localized;
}

/** A feature that can be seen in the picture of a product. */
export interface Hotspot {
  /** Place of the feature, in percent of the picture's width and height. */
  readonly x: number;
  readonly y: number;
  readonly text: Localized;
}

export interface Product extends ProductSummary {
  /** Plain text, one paragraph a line. */
  readonly description: Localized;
  readonly details: readonly Localized[];
  /** A sanitised HTML table. */
  readonly detailsTable?: Localized;
  /** Variants in the order of the content file; empty for a product that exists in one form only. */
  readonly variants: readonly Variant[];
  /** Names of accessories, some of which are products themselves. */
  readonly gallery: readonly Localized[];
  readonly articles: readonly Article[];
  /** Left out where its texts say nothing about any. */
  readonly attributes?: ProductAttributes;
  /** A downloadable PDF. */
  readonly document?: DocumentFile;
  /** Left out while nothing is known. */
  readonly regulatory?: Regulatory;
  /** Documents of the product; left out if it has none. */
  readonly documents?: readonly ProductDocument[];
  /** Hotspots in the order of their numbers; left out if it has none. */
  readonly hotspots?: readonly Hotspot[];
  /** File of a sheet that shows it from all sides; left out where there is none. */
  readonly turntable?: string;
  /** File of a picture of a part of it from near; left out where there is none. */
  readonly detailPicture?: string;
}

/** An accessory in a product's gallery; has a `slug` and a `picture` when it is itself a product. */
export interface Accessory {
  readonly name: Localized;
  readonly slug?: string;
  readonly picture?: string;
  readonly hasVariants?: boolean;
}

/** Gives accessories that are products their slug, by exact Turkish or English name (spec §2, product page). */
export const linkAccessories = (
  gallery: readonly Localized[],
  products: readonly Pick<ProductSummary, 'name' | 'slug' | 'picture' | 'hasVariants'>[],
): readonly Accessory[] =>
  gallery.map((name) => {
    const product = products.find((known) =>
      languages.some((language) => known.name[language] === name[language]),
    );
    if (!product) return { name };
    const { slug, picture, hasVariants } = product;
    return { name, slug: slug.en, picture, ...(hasVariants && { hasVariants }) };
  });
