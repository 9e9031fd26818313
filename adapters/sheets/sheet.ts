import type { DataSheet } from '#domain/catalogue/data-sheet.ts';

/** A data sheet with what the site adds to it. */
export interface Sheet extends DataSheet {
  /** JPEG, 4:3. */
  readonly picture?: Buffer;
  /** Whole URL of the product's page in the sheet's language. */
  readonly pageUrl: string;
}
