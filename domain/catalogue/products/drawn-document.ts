import type { DataSheet, DataSheetIssuer } from '#domain/catalogue/products/data-sheet.ts';
import type { DocumentVersion, ProductDocument } from '#domain/catalogue/products/document.ts';
import type { Language } from '#domain/shared/language.ts';

/** Everything that a document without a file shows, which is drawn from the catalogue. */
export interface DrawnDocument {
  readonly language: Language;
  readonly document: Omit<ProductDocument, 'versions'>;
  readonly version: DocumentVersion;
  /** Left out of a document that several products share. */
  readonly product?: Pick<DataSheet, 'product' | 'brandName' | 'categoryName'>;
  readonly issuer: DataSheetIssuer;
}
