import * as z from 'zod/mini';
import { withFallback } from '#domain/shared/language.ts';
import { localized, toWire, unzip } from './localized.ts';

const categoryNamesWire = z.object({
  categories: z.array(z.string()),
  categories_tr: z.array(z.string()),
  slugs: z.array(z.string()),
});

/** GET /api/category/{solution-slug}: parallel lists (spec §7); `slugs` is not in the spec. */
export const categoryNames = z.codec(
  categoryNamesWire,
  z.readonly(z.array(z.object({ slug: z.string(), name: localized }))),
  {
    decode: (wire) =>
      wire.slugs.map((slug, index) => ({
        slug,
        name: withFallback({ tr: wire.categories_tr[index] ?? slug, en: wire.categories[index] ?? slug }),
      })),
    encode: (categories) => ({
      ...toWire('categories', unzip(categories.map(({ name }) => name))),
      slugs: categories.map(({ slug }) => slug),
    }),
  },
);
