import type { DataSheet, DataSheetIssuer } from '#domain/catalogue/data-sheet.ts';
import type { DocumentVersion, ProductDocument } from '#domain/catalogue/document.ts';
import type { Language } from '#domain/shared/language.ts';

/** Everything that a demonstration of a document shows. */
export interface Demonstration {
  readonly language: Language;
  readonly document: Omit<ProductDocument, 'versions'>;
  readonly version: DocumentVersion;
  /** Left out of a document that several products share. */
  readonly product?: Pick<DataSheet, 'product' | 'brandName' | 'categoryName'>;
  readonly issuer: DataSheetIssuer;
}
