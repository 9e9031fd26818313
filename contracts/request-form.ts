import * as z from 'zod/mini';
import { readEmailAddress } from '#domain/requests/contact/email-address.ts';
import { detailFields } from '#domain/requests/request-details.ts';
import { plainPhone } from '#domain/requests/contact/phone-number.ts';
import type { RequestKind } from '#domain/requests/visitor-request.ts';
import { isBlank, removeReorderingSigns, removeStraySigns } from '#domain/shared/invisible-signs.ts';
import { type FormName, maxLengths, trimText } from './form-fields.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import { isQuantity } from '#domain/shared/quantity.ts';
import { decodeItems, isCompleteItem } from './list/decode-items.ts';
import { fieldErrorMessage } from './submission-result.ts';

/** The kind of request that each form submits. */
export const formKinds = {
  offer: 'offer',
  'technical-service': 'technicalService',
  oem: 'oem',
  'online-catalog': 'catalogue',
} as const satisfies Readonly<Record<FormName, RequestKind>>;

export const isFormName = (name: string): name is FormName => Object.hasOwn(formKinds, name);

const minPhoneDigits = 5;

/** `null` and a dash mean empty (spec §3), as do invisible signs. PostgreSQL can store neither NUL nor lone surrogates. */
const text = (maxLength: number, clean: (text: string) => string = removeReorderingSigns) =>
  z
    .pipe(
      z.nullish(z.string('invalid')),
      z.transform((value) => {
        const trimmed = trimText(clean(value ?? ''));
        return trimmed === '-' || isBlank(trimmed) ? '' : trimmed;
      }),
    )
    .check(
      z.refine((value) => value.isWellFormed() && !value.includes('\0'), { error: 'invalid', abort: true }),
      z.refine((value) => value.length <= maxLength, {
        error: ({ input }) => fieldErrorMessage({ code: 'tooLong', length: String(input).length }),
        abort: true,
      }),
    );

/** Rejects line breaks, which could inject a header into the mail to staff. */
const line = (maxLength: number) =>
  text(maxLength, removeStraySigns).check(
    z.refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), { error: 'invalid', abort: true }),
  );

const requiredLine = (maxLength: number) =>
  line(maxLength).check(z.refine((value) => value !== '', { error: 'required', abort: true }));

/** The address that is mailed. */
const email = z.pipe(
  requiredLine(maxLengths.email),
  z.transform((value, { issues }) => {
    const reading = readEmailAddress(value);
    if ('address' in reading) return reading.address;
    issues.push({
      code: 'custom',
      input: value,
      message: fieldErrorMessage({ code: 'email', ...reading.fault }),
    });
    return z.NEVER;
  }),
);

const isPhoneNumber = (value: string): boolean =>
  value === '' || value.replaceAll(/\D/gu, '').length >= minPhoneDigits;

const oneDayMs = 86_400_000;

/** A day that exists. Where the visitor is, it may still be yesterday. */
const isFutureDay = (value: string): boolean =>
  z.regexes.date.test(value) && value >= new Date(Date.now() - oneDayMs).toISOString().slice(0, 10);

/** All fields. `parseFieldError` reads the message of an issue. */
export const requestFields = z.object({
  name: requiredLine(maxLengths.name),
  country: line(maxLengths.country),
  email,
  phone: z.pipe(line(maxLengths.phone), z.transform(plainPhone)).check(z.refine(isPhoneNumber, 'phone')),
  message: text(maxLengths.message),
  ...recordOf(detailFields, (field) => line(maxLengths[field])),
  wantedDate: line(maxLengths.wantedDate).check(
    z.refine((value) => value === '' || isFutureDay(value), 'date'),
  ),
  form: line(maxLengths.form).check(z.refine((value) => value === '' || isFormName(value), 'invalid')),
  products: line(maxLengths.products).check(
    z.refine((value) => decodeItems(value) !== undefined, { error: 'invalid', abort: true }),
    z.refine((value) => decodeItems(value)?.every(isCompleteItem), {
      error: ({ input }) =>
        fieldErrorMessage({
          code: 'quantity',
          typed: decodeItems(String(input))?.find(({ quantity }) => !isQuantity(quantity))?.typed,
        }),
    }),
  ),
  orderLines: text(maxLengths.orderLines),
  language: line(maxLengths.language),
  noticeVersion: line(maxLengths.noticeVersion),
  idempotencyKey: line(maxLengths.idempotencyKey),
  honeypot: text(maxLengths.honeypot),
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
    products: decodeItems(products) ?? [],
    suspicious: honeypot !== '',
  })),
);
