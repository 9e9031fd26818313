import * as z from 'zod/mini';

const fieldProblem = z.object({
  /** Name of the field on the wire. */
  field: z.string(),
  /** Machine-readable: a `FieldErrorCode`. */
  code: z.string(),
  /** Human-readable, in the language of the client. */
  detail: z.string(),
  /** Name of the file that the problem is about. */
  file: z.optional(z.string()),
});

/** RFC 9457 problem document, without a `message`: in this API a truthy `message` means success (spec §7). */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  /** Invalid fields of a form (RFC 9457 §3.2). */
  errors: z.optional(z.array(fieldProblem)),
});

export type Problem = z.output<typeof problem>;

export const problemMediaType = 'application/problem+json';
