import type { DataSheetIssuer } from '#domain/catalogue/products/data-sheet.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import type { Language, Localized } from '#domain/shared/language.ts';

/** The scope of the edition that has all groups, beside the slugs of groups. */
export const wholeCatalogue = 'all';

/**
 * More are not typeset: the compiler takes some 4 MB for each product of a group, which has a page, and some 2 MB for one in
 * the catalogue of everything, which has a fifth of a page; its process may take 512 MB.
 */
const maxProducts = { group: 60, whole: 170 };

/** Whether a catalogue of so many products is typeset. */
export const isTypeset = (scope: string, products: number): boolean =>
  products > 0 && products <= (scope === wholeCatalogue ? maxProducts.whole : maxProducts.group);

/** Key of a catalogue as PDF. */
export interface EditionKey {
  /** The slug of a group, or `wholeCatalogue`. */
  readonly scope: string;
  readonly language: Language;
}

export interface EditionProduct {
  readonly product: Pick<
    Product,
    'slug' | 'name' | 'picture' | 'description' | 'details' | 'detailsTable' | 'variants' | 'regulatory'
  >;
  readonly brandName: string;
}

/** A group with its products, by English slug. */
export interface EditionGroup {
  readonly slug: string;
  readonly name: Localized;
  readonly summary: Localized;
  readonly products: readonly EditionProduct[];
}

/** Everything that a catalogue as PDF shows. */
export interface Edition extends EditionKey {
  /** Groups, at least one, each with a product. */
  readonly groups: readonly EditionGroup[];
  readonly issuer: DataSheetIssuer;
  /** Time of the last change of the content. */
  readonly asOf: Date;
}
