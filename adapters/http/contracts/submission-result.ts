import type * as z from 'zod/mini';
import { type FormField, formFields } from './form-fields.ts';

const fieldErrorCodes = ['required', 'email', 'phone', 'tooLong', 'quantity', 'invalid'] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** What is wrong with a field. */
interface FieldFault {
  readonly code: FieldErrorCode;
  /** Characters of a text that is too long, where they were counted. */
  readonly length?: number;
}

export interface FieldError extends FieldFault {
  readonly field: FormField;
}

/** A code that only a newer server knows counts as `invalid`. */
export const fieldErrorCodeOf = (code: string): FieldErrorCode =>
  fieldErrorCodes.find((known) => known === code) ?? 'invalid';

/** As one text, which libraries that know messages only pass on to `parseFieldError`. */
export const fieldErrorMessage = ({ code, length }: FieldFault): string =>
  length === undefined ? code : `${code} ${length}`;

export const parseFieldError = (message: string): FieldFault => {
  const [code = '', length] = message.split(' ', 2);
  return { code: fieldErrorCodeOf(code), ...(length !== undefined && { length: Number(length) }) };
};

/** The first error of each field, in the order of the form. */
export const fieldErrorsOf = ({ issues }: Pick<z.core.$ZodError, 'issues'>): readonly FieldError[] =>
  formFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, ...parseFieldError(issue.message) }] : [];
  });

/** What a visitor is shown of their request. */
export interface Receipt {
  /** Eight digits. */
  readonly reference: string;
  readonly products: readonly {
    readonly slug: string;
    readonly ref?: string;
    readonly quantity: number;
    readonly name: { readonly tr: string; readonly en: string };
    /** Left out for a product as a whole, and for a variant that the catalogue does not have. */
    readonly variantName?: { readonly tr: string; readonly en: string };
  }[];
}

/** The outcome of submitting a form. */
export type SubmissionResult =
  | {
      readonly kind: 'sent';
      /** `undefined` from a server of the release before. */
      readonly receipt?: Receipt | undefined;
    }
  /** `errors` is empty when the body holds no fields at all. */
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  /** `retryAfter` is in seconds. */
  | { readonly kind: 'tooMany'; readonly retryAfter: number }
  /** The form could not be stored, or did not reach the server. */
  | { readonly kind: 'unavailable' };

/**
 * A form that was posted without JavaScript: after a rejection its page is rendered again with the visitor's input, after
 * it was sent with the receipt, also for those who reload the page.
 */
export interface PostedForm {
  readonly values: Readonly<Partial<Record<FormField, string>>>;
  readonly result: SubmissionResult;
}
