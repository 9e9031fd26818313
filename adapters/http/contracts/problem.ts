/** RFC 9457 problem document. It never holds a `message`: in this API a truthy `message` means success. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** What is wrong with the fields of a form (RFC 9457 §3.2). */
  readonly errors?: readonly FieldProblem[];
}

interface FieldProblem {
  /** Name of the field, as it was sent. */
  readonly field: string;
  /** Says the same to a program. */
  readonly code: string;
  readonly detail: string;
}

export const problemMediaType = 'application/problem+json';
