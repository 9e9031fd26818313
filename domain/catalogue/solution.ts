import type { Category } from '#domain/catalogue/category.ts';
import type { Localized } from '#domain/shared/language.ts';

/** Each solution has an address of its own at the top of the site, so there are just these three (spec §2). */
export const solutionSlugs = [
  'ent-solutions',
  'plastic-and-reconstructive-solutions',
  'brain-and-spine-solutions',
] as const;

/** A field of surgery that the company serves: one page, one entry of the menu. */
export interface Solution {
  readonly slug: string;
  readonly name: Localized;
  readonly summary: Localized;
  /** In the order of the solution's page. A category may stand in several solutions. */
  readonly categories: readonly Category[];
}
