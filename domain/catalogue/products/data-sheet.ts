import type { Product } from '#domain/catalogue/products/product.ts';
import type { Language, Localized } from '#domain/shared/language.ts';

/** The company that a data sheet names as its source. */
export interface DataSheetIssuer {
  readonly name: string;
  readonly legalName: Localized;
  readonly address: Localized;
  readonly phones: readonly string[];
  readonly email: string;
}

/** Everything that a data sheet shows. */
export interface DataSheet {
  readonly language: Language;
  readonly product: Pick<
    Product,
    | 'slug'
    | 'name'
    | 'picture'
    | 'drawing'
    | 'description'
    | 'details'
    | 'detailsTable'
    | 'variants'
    | 'regulatory'
  >;
  readonly brandName: string;
  readonly categoryName: Localized;
  readonly issuer: DataSheetIssuer;
  /** Time of the last change of the content. */
  readonly asOf: Date;
}
