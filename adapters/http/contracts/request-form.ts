import * as z from 'zod/mini';
import { decodeRequestItems } from './request-items.ts';

/** The kind of request that each form submits. */
export const formKinds = {
  offer: 'offer',
  'technical-service': 'technicalService',
  oem: 'oem',
  'online-catalog': 'catalogue',
} as const;

export type FormName = keyof typeof formKinds;

const isFormName = (name: string): name is FormName => Object.hasOwn(formKinds, name);

const minPhoneDigits = 5;

/** `null` and a dash mean empty (spec §3). PostgreSQL can store neither NUL nor lone surrogates. */
const text = (maxLength: number) =>
  z
    .pipe(
      z.nullish(z.string('invalid')),
      z.transform((value) => {
        const trimmed = (value ?? '').replaceAll('\r\n', '\n').trim();
        return trimmed === '-' ? '' : trimmed;
      }),
    )
    .check(
      z.refine((value) => value.isWellFormed() && !value.includes('\0'), { error: 'invalid', abort: true }),
      z.refine((value) => value.length <= maxLength, { error: 'tooLong', abort: true }),
    );

/** Rejects line breaks, which could inject a header into the mail to staff. */
const line = (maxLength: number) =>
  text(maxLength).check(
    z.refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), { error: 'invalid', abort: true }),
  );

const requiredLine = (maxLength: number) =>
  line(maxLength).check(z.refine((value) => value !== '', { error: 'required', abort: true }));

const isEmailAddress = (value: string): boolean =>
  z.regexes.html5Email.test(value) && /\.[a-z0-9-]{2,}$/iu.test(value);

const isPhoneNumber = (value: string): boolean =>
  value === '' || value.replaceAll(/\D/gu, '').length >= minPhoneDigits;

/** All fields, in the order of the form. The message of an issue is a `FieldErrorCode`. */
export const requestFields = z.object({
  name: requiredLine(200),
  country: line(100),
  email: requiredLine(254).check(z.refine(isEmailAddress, 'email')),
  phone: line(40).check(z.refine(isPhoneNumber, 'phone')),
  message: text(5000),
  form: line(40).check(z.refine((value) => value === '' || isFormName(value), 'invalid')),
  products: line(25_000).check(z.refine((value) => decodeRequestItems(value) !== undefined, 'invalid')),
  language: line(10),
  noticeVersion: line(40),
  idempotencyKey: line(200),
  honeypot: text(5000),
});

/**
 * Validates the fields of a form and converts them to a submission (spec §3, §5), in the browser and on the server.
 * Texts are trimmed, and empty where not given. `decodeFields` reads the fields from a body.
 */
export const requestForm = z.pipe(
  requestFields,
  z.transform(({ form, products, honeypot, ...fields }) => ({
    ...fields,
    /** `undefined`: the URL determines it. */
    kind: isFormName(form) ? formKinds[form] : undefined,
    products: decodeRequestItems(products) ?? [],
    suspicious: honeypot !== '',
  })),
);
