import {
  type FieldError,
  type FileError,
  type FormError,
  type SubmissionResult,
  fieldErrorMessage,
  isFileError,
  parseFieldError,
} from '#contracts/submission-result.ts';
import { type VisibleField, visibleFields } from '../fields/form-values.ts';
import type { Submission } from './submissions.ts';

interface VisibleError extends FieldError {
  readonly field: VisibleField;
}

/** Errors of the fields that the visitor fills in, in the order of the form. */
export const visibleErrors = (result: Submission | undefined): readonly VisibleError[] =>
  result?.kind === 'invalid'
    ? visibleFields.flatMap((field) =>
        result.errors.flatMap((error) => (error.field === field ? [{ ...error, field }] : [])),
      )
    : [];

/** The error of quantities, which the list of products shows beside them. */
export const quantityError: FieldError = { field: 'products', code: 'quantity' };

const isQuantityError = ({ code }: FormError): boolean => code === quantityError.code;

/** Question about files that the validation asks. @param message as `fieldErrorMessage` writes it */
export const fileQuestion = (message: string): FileError => ({
  field: 'files',
  code: 'question',
  question: parseFieldError(message).question ?? '',
});

export const fileErrors = (result: Submission | undefined): readonly FileError[] =>
  result?.kind === 'invalid' ? result.errors.filter(isFileError) : [];

/** The result as the visitor sees it: nobody can correct a hidden field, so its error counts as a failure of the site. */
export const toVisibleResult = (result: SubmissionResult): SubmissionResult =>
  result.kind === 'invalid' &&
  visibleErrors(result).length + fileErrors(result).length === 0 &&
  !result.errors.some(isQuantityError)
    ? { kind: 'unavailable' }
    : result;

/** The visible errors as react-hook-form takes them. */
export const toFormErrors = (
  result: Submission | undefined,
): Partial<Record<VisibleField, { type: string; message: string }>> =>
  Object.fromEntries(
    visibleErrors(result).map((error) => [
      error.field,
      { type: 'server', message: fieldErrorMessage(error) },
    ]),
  );
