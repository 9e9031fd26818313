import * as z from 'zod/mini';

const fieldProblem = z.object({
  /** Name of the field, as it was sent. */
  field: z.string(),
  /** Says the same to a program. */
  code: z.string(),
  detail: z.string(),
});

/** RFC 9457 problem document. It never holds a `message`: in this API a truthy `message` means success. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  /** What is wrong with the fields of a form (RFC 9457 §3.2). */
  errors: z.optional(z.array(fieldProblem)),
});

export type Problem = z.output<typeof problem>;

export const problemMediaType = 'application/problem+json';
