import type { Category } from '#domain/catalogue/products/category.ts';
import type { Localized } from '#domain/shared/language.ts';

/** Fixed, as each is a top-level path of the site (spec §2). */
export const solutionSlugs = [
  'ent-solutions',
  'plastic-and-reconstructive-solutions',
  'brain-and-spine-solutions',
] as const;

/** A field of surgery with its own page and menu entry. */
export interface Solution {
  readonly slug: string;
  readonly name: Localized;
  readonly summary: Localized;
  /** Categories in the order of the solution's page. A category may belong to several solutions. */
  readonly categories: readonly Category[];
}
