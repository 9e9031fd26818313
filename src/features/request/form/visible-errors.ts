import type { FieldError, SubmissionResult } from '#contracts/submission-result.ts';
import { type TypedField, typedFields } from './form-values.ts';

/** Errors of the fields that the visitor sees, in the order of the form. */
export const shownErrors = (
  result: SubmissionResult | undefined,
): readonly (FieldError & { field: TypedField })[] =>
  result?.kind === 'invalid'
    ? typedFields.flatMap((field) =>
        result.errors.flatMap((error) => (error.field === field ? [{ ...error, field }] : [])),
      )
    : [];

/** The result as the visitor sees it: an error in a hidden field is none that they could correct. */
export const correctable = (result: SubmissionResult): SubmissionResult =>
  result.kind === 'invalid' && shownErrors(result).length === 0 ? { kind: 'unavailable' } : result;

/** The same as react-hook-form takes it. */
export const errorsOf = (
  result: SubmissionResult | undefined,
): Partial<Record<TypedField, { type: string; message: string }>> =>
  Object.fromEntries(
    shownErrors(result).map(({ field, code }) => [field, { type: 'server', message: code }]),
  );
