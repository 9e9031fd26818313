import type * as z from 'zod/mini';
import type { RepeatedField } from '#domain/requests/receipt.ts';
import { type EmailFault, isEmailFaultReason } from '#domain/requests/contact/email-fault.ts';
import { fileFaults } from '#domain/requests/files/file-fault.ts';
import type { AskedField } from './asked-fields.ts';
import { type FormField, formFields } from './form-fields.ts';
import type { PostedOrder } from './order.ts';
import type { Localized } from '#domain/shared/language.ts';

const fieldErrorCodes = [
  'required',
  'email',
  'phone',
  'date',
  'tooLong',
  'quantity',
  'question',
  'invalid',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** Parts of a question beside its code. */
interface Question {
  /** Question to the visitor, in words. */
  readonly question?: string;
  /** Text that it asks about: sent again, that is meant. */
  readonly about?: string;
}

/** Fault of a field. An e-mail address has a reason, unless another release found the fault. */
interface FieldFault extends Partial<EmailFault>, Question {
  readonly code: FieldErrorCode;
  /** Characters of a text that is too long, where they were counted. */
  readonly length?: number;
  /** Text that was typed as the first quantity that is none. */
  readonly typed?: string | undefined;
}

export interface FieldError extends FieldFault {
  readonly field: FormField;
}

const fileErrorCodes = [...fileFaults, 'tooManyFiles', 'question'] as const;

export type FileErrorCode = (typeof fileErrorCodes)[number];

/** Error of a file or of the number of files, or question about files. */
export interface FileError extends Question {
  readonly field: 'files';
  readonly code: FileErrorCode;
  /** Name of the file; names of all where there are too many. */
  readonly file?: string;
  /** Type of a file of a wrong kind, where it is known. */
  readonly found?: string;
}

export type FormError = FieldError | FileError;

export const isFileError = (error: FormError): error is FileError => error.field === 'files';

/** A code that only a newer server knows counts as `invalid`. */
export const fieldErrorCodeOf = (code: string): FieldErrorCode =>
  fieldErrorCodes.find((known) => known === code) ?? 'invalid';

/** Reads the code of an error of a file; one that only a newer server knows counts as `fileType`. */
export const fileErrorCodeOf = (code: string): FileErrorCode =>
  fileErrorCodes.find((known) => known === code) ?? 'fileType';

/** Writes a fault as one text, which libraries that know messages only pass on to `parseFieldError`. */
export const fieldErrorMessage = ({ code, length, typed, question, reason, sign }: FieldFault): string =>
  [code, length ?? typed ?? question ?? reason, sign].filter((part) => part !== undefined).join(' ');

export const parseFieldError = (message: string): FieldFault => {
  const [code = '', detail, sign] = message.split(' ', 3);
  return {
    code: fieldErrorCodeOf(code),
    ...(code === 'tooLong' && detail !== undefined && { length: Number(detail) }),
    ...(code === 'quantity' && detail !== undefined && { typed: message.slice(code.length + 1) }),
    ...(code === 'question' && { question: message.slice(code.length + 1) }),
    ...(code === 'email' && detail !== undefined && isEmailFaultReason(detail) && { reason: detail }),
    ...(code === 'email' && sign !== undefined && { sign }),
  };
};

/** The first error of each field, in the order of the form. */
export const fieldErrorsOf = ({ issues }: Pick<z.core.$ZodError, 'issues'>): readonly FieldError[] =>
  formFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, ...parseFieldError(issue.message) }] : [];
  });

/** Facts of their request that a visitor is shown. */
export interface Receipt {
  /** Eight digits. */
  readonly reference: string;
  /** The address that is answered. Left out for others to read. */
  readonly email?: string | undefined;
  /** Whether the site mails confirmations, within limits. */
  readonly hasConfirmation: boolean;
  /** Texts that were entered, by the names of their fields. They and the names of files are left out for others to read. */
  readonly texts?: Readonly<Partial<Record<RepeatedField, string>>>;
  readonly files?: readonly string[];
  /** Lines of an order that are none of the products, as they were written. Left out without any, empty for others to read. */
  readonly orderLines?: string;
  readonly products: readonly {
    readonly slug: string;
    readonly ref?: string;
    readonly quantity: number;
    /** Code of a unit; left out for pieces. */
    readonly unit?: string;
    readonly name: Localized;
    /** Left out for a product as a whole, and for a variant that the catalogue does not have. */
    readonly variantName?: Localized;
  }[];
}

/** The outcome of submitting a form. */
export type SubmissionResult =
  | {
      readonly kind: 'sent';
      /** `undefined` from a server that answers in another shape. */
      readonly receipt?: Receipt | undefined;
      /** Query of the form's page that shows the receipt for an hour, also without cookies. */
      readonly query?: string;
      /**
       * Time at which it was sent, in ISO 8601, where the address alone says so: it need not be the visitor who sent
       * it.
       */
      readonly sentAt?: string;
    }
  /** `errors` is empty when the body holds no fields at all. */
  | { readonly kind: 'invalid'; readonly errors: readonly FormError[] }
  /** `retryAfter` is in seconds. */
  | { readonly kind: 'tooMany'; readonly retryAfter: number }
  /** The quick order has lines that name no product for sure, which the visitor has to decide on. */
  | { readonly kind: 'orderOpen' }
  /** No room for the files. */
  | { readonly kind: 'storageFull' }
  /** The form could not be stored, or did not reach the server. */
  | { readonly kind: 'unavailable' };

/** The list of products was changed by a button that posts the form along with it; nothing was sent. */
export interface ListChanged {
  readonly kind: 'listChanged';
  /** Whether the quantities that were typed are now those of the list. */
  readonly isUpdated?: boolean;
  /** Result of joining a list with the visitor's own. */
  readonly joined?: {
    /** Products that were in both, whose quantities were added up. */
    readonly summed: number;
    /** Products that were in both, whose sum is no quantity: that of the own list stays. */
    readonly exceeding: number;
    /** Whether the own list did not take all products. */
    readonly isFull: boolean;
    readonly hadOwn: boolean;
  };
  /** Lists with which emptying and keeping a list can be undone, as `encodeItems` writes products. */
  readonly undo?: {
    /** Products that the page showed. */
    readonly shown: string;
    /** Products shown by the page that were in the visitor's own list. */
    readonly own: string;
  };
}

/**
 * A form that was posted without JavaScript: after a rejection, or a change of its list, its page is rendered again with
 * the visitor's input, after it was sent with the receipt, also for those who reload the page.
 */
export interface PostedForm {
  readonly values: Readonly<Partial<Record<FormField, string>>>;
  readonly result: SubmissionResult | ListChanged;
  /** Texts that the visitor was asked about, by field. */
  readonly asked?: Readonly<Partial<Record<AskedField, string>>>;
  /** Names of the files that were chosen, but for those that cannot be sent: a page cannot show them again. Left out without any. */
  readonly files?: readonly string[];
  /** Lines of an order that were posted along, with what came of them. */
  readonly order?: PostedOrder | undefined;
}
