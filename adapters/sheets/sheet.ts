import type { ProductView } from '#domain/catalogue/view-product.ts';
import type { Company } from '#domain/company/company.ts';
import type { Language } from '#domain/shared/language.ts';

/** All that a data sheet is made of: the same of it gives the same bytes. */
export interface Sheet {
  readonly language: Language;
  readonly product: Pick<
    ProductView,
    'name' | 'category' | 'description' | 'details' | 'detailsTable' | 'regulatory'
  >;
  readonly brandName: string;
  readonly company: Pick<Company, 'name' | 'legalName' | 'address' | 'phones' | 'email'>;
  /** JPEG, 4:3; left out where there is none. */
  readonly picture?: Buffer;
  /** Whole address of the product's page in the sheet's language. */
  readonly pageUrl: string;
  /** When the content changed last. */
  readonly asOf: Date;
}
