import * as z from 'zod/mini';
import { requestItems } from './request-items.ts';

/** Names of the form's fields: the first five are those of spec §3, the others are our addition. */
export const formFields = {
  name: 'isim',
  country: 'ulke',
  email: 'email',
  phone: 'telefon',
  message: 'mesaj',
  /** Which form it is; without it, the call tells. */
  form: 'form',
  /** Products asked for, in the notation of `requestItems`. */
  products: 'urunler',
  language: 'dil',
  /** Version of the privacy notice that stood under the form. */
  notice: 'aydinlatma',
  /** Tells one sending from another; the header Idempotency-Key says the same. */
  key: 'anahtar',
  /** No person sees this one; what fills it in is a machine. */
  trap: 'website',
} as const;

/** The kind of request that each form makes. */
export const formKinds = {
  offer: 'offer',
  'technical-service': 'technicalService',
  oem: 'oem',
  'online-catalog': 'catalogue',
} as const;

export type FormName = keyof typeof formKinds;

const isFormName = (name: string): name is FormName => Object.hasOwn(formKinds, name);

/** Version of the notice under the forms: the day since which the privacy page says what it says. */
export const privacyNoticeVersion = '2026-11-21';

/** What can be wrong with a field. */
const faultCodes = ['required', 'email', 'phone', 'tooLong', 'invalid'] as const;

export type FaultCode = (typeof faultCodes)[number];

const minPhoneDigits = 5;

/** Nothing, an empty text and a dash are all empty (spec §3). NUL and halves of characters fit no database. */
const text = (longest: number) =>
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
      z.refine((value) => value.length <= longest, { error: 'tooLong', abort: true }),
    );

/** A line break in a name could become a header of the mail that is made of it. */
const line = (longest: number) =>
  text(longest).check(
    z.refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), { error: 'invalid', abort: true }),
  );

const requiredLine = (longest: number) =>
  line(longest).check(z.refine((value) => value !== '', { error: 'required', abort: true }));

const isAddress = (value: string): boolean =>
  z.regexes.html5Email.test(value) && /\.[a-z0-9-]{2,}$/iu.test(value);

const isPhone = (value: string): boolean =>
  value === '' || value.replaceAll(/\D/gu, '').length >= minPhoneDigits;

/**
 * Body of POST /api/offer-form and /api/technical-form, and of the forms where JavaScript is off (spec §3, §5): one
 * schema for browser and server. Texts come out trimmed and empty when not given; the message of an issue is a FaultCode.
 */
export const requestForm = z.pipe(
  z.object({
    [formFields.name]: requiredLine(200),
    [formFields.country]: line(100),
    [formFields.email]: requiredLine(254).check(z.refine(isAddress, 'email')),
    [formFields.phone]: line(40).check(z.refine(isPhone, 'phone')),
    [formFields.message]: text(5000),
    [formFields.form]: line(40).check(z.refine((value) => value === '' || isFormName(value), 'invalid')),
    [formFields.products]: line(25_000).check(
      z.refine((value) => z.safeDecode(requestItems, value).success, 'invalid'),
    ),
    [formFields.language]: line(10),
    [formFields.notice]: line(40),
    [formFields.key]: line(200),
    [formFields.trap]: text(5000),
  }),
  z.transform((wire) => ({
    name: wire.isim,
    country: wire.ulke,
    email: wire.email,
    phone: wire.telefon,
    message: wire.mesaj,
    /** `undefined`: the call tells. */
    kind: isFormName(wire.form) ? formKinds[wire.form] : undefined,
    products: z.decode(requestItems, wire.urunler),
    language: wire.dil,
    noticeVersion: wire.aydinlatma,
    key: wire.anahtar,
    suspicious: wire.website !== '',
  })),
);

/** One thing wrong with one field. `field` is a name of `formFields`. */
export interface FormFault {
  readonly field: string;
  readonly code: FaultCode;
}

const isFaultCode = (code: string): code is FaultCode => faultCodes.some((known) => known === code);

/** The first thing wrong with each field, in the order of the form. */
export const formFaults = ({ issues }: Pick<z.core.$ZodError, 'issues'>): readonly FormFault[] => {
  const faults = new Map<string, FaultCode>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!faults.has(field)) faults.set(field, isFaultCode(message) ? message : 'invalid');
  }
  return [...faults].map(([field, code]) => ({ field, code }));
};

/** What became of a form that was sent. */
export type FormAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'invalid'; readonly faults: readonly FormFault[] }
  /** Sent too often; `retryAfter` is in seconds. */
  | { readonly kind: 'tooMany'; readonly retryAfter: number }
  /** It could not be stored, or did not get through. */
  | { readonly kind: 'unavailable' };
