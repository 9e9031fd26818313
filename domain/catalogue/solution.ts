import type { Category } from '#domain/catalogue/category.ts';
import type { Localized } from '#domain/shared/language.ts';

/** A field of surgery that the company serves: one page, one entry of the menu. */
export interface Solution {
  readonly slug: string;
  readonly name: Localized;
  readonly summary: Localized;
  /** In the order of the solution's page. A category may stand in several solutions. */
  readonly categories: readonly Category[];
}
