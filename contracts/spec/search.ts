import * as z from 'zod/mini';
import { languages } from '#domain/shared/language.ts';

const wholeNumber = z.string().check(z.regex(/^\d+$/u, 'must be a whole number'));

const limit = z.pipe(wholeNumber, z.pipe(z.transform(Number), z.number().check(z.gte(1), z.lte(50))));

/** The query string of GET /api/search; `lang` breaks ties in the ranking, and is the language of excerpts. */
export const searchQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(200))),
  lang: z.optional(z.enum(languages)),
  limit: z.optional(limit),
  excerpts: z.optional(z.enum(['true', 'false'])),
});
