import * as z from 'zod/mini';

export const pageTextsParams = z.object({ page: z.string(), language: z.enum(['tr', 'en']) });

/** GET /api/page-texts/{page}/{language}, which is not in spec §7; -1 for a page that has none. */
export const pageTextsResponse = z.union([z.record(z.string(), z.unknown()), z.literal(-1)]);
