import * as z from 'zod/mini';
import type { Category } from '#domain/catalogue/products/category.ts';
import { toWire, unzip, wireFields } from './localized.ts';

const texts = z.array(z.string());

/** GET /api/category/{solution-slug}: parallel lists (spec §7); `slugs` is not in the spec. */
export const categoryNames = z.object({ ...wireFields('categories', texts), slugs: texts });

export const toCategoryNames = (
  categories: readonly Pick<Category, 'slug' | 'name'>[],
): z.output<typeof categoryNames> => ({
  ...toWire('categories', unzip(categories.map(({ name }) => name))),
  slugs: categories.map(({ slug }) => slug),
});
