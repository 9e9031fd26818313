import * as z from 'zod/mini';

/** RFC 9457 problem document. It never holds a `message`: in this API a truthy `message` means success. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
});

export const problemMediaType = 'application/problem+json';
