import type { SheetPicture } from './parts.ts';
import type { DataSheet } from '#domain/catalogue/products/data-sheet.ts';

/** A data sheet with what the site adds to it. */
export interface Sheet extends DataSheet {
  readonly picture?: SheetPicture;
  /** Whole URL of the product's page in the sheet's language. */
  readonly pageUrl: string;
}
