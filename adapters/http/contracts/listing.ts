import * as z from 'zod/mini';
import { productList } from './products.ts';

/** The query string of GET /api/listing/{kind}/{slug}. */
export const listingQuery = z.object({
  /** Slug of a brand or category. */
  value: z.optional(z.string()),
  order: z.optional(z.enum(['name', 'name-desc', 'brand', 'category'])),
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/u, 'must be a whole number from 1 on'))),
  lang: z.optional(z.enum(['tr', 'en'])),
});

const listing = z.object({
  products: productList,
  values: z.readonly(z.array(z.object({ slug: z.string(), count: z.number() }))),
  language: z.exactOptional(z.enum(['tr', 'en'])),
});

/** GET /api/listing/{category|brand}/{slug} (not in spec §7); -1 when there is no such listing or page. */
export const listingResponse = z.union([listing, z.literal(-1)]);
