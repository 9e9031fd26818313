import { apiPaths } from '#contracts/api-paths.ts';
import {
  type FormName,
  type FormField,
  encodeFields,
  formFieldOf,
  maxLengths,
  trimText,
} from '#contracts/form-fields.ts';
import { filesInputName } from '#contracts/form-files.ts';
import {
  type FormError,
  type Receipt,
  type SubmissionResult,
  fieldErrorCodeOf,
  fileErrorCodeOf,
} from '#contracts/submission-result.ts';
import { isObject } from '../../../../lib/is-object.ts';
import { inEachLanguage } from '#domain/shared/language.ts';

const timeoutMs = 20_000;
const defaultRetryAfterSeconds = 60;

export const apiPathOf: Readonly<Record<FormName, string>> = {
  offer: apiPaths.offerForm,
  'technical-service': apiPaths.technicalForm,
  oem: apiPaths.technicalForm,
  'online-catalog': apiPaths.technicalForm,
};

/**
 * Outcome of an attempt; `offline`: there was no connection, so that nothing was sent; `unconfirmed`: no answer came,
 * so that nobody knows whether the form has arrived.
 */
export type Outcome = SubmissionResult | { readonly kind: 'offline' } | { readonly kind: 'unconfirmed' };

export type Values = Readonly<Partial<Record<FormField, string>>>;

const lengthOf = (values: Values, field: FormField): number => trimText(values[field] ?? '').length;

/** Reads the errors of a problem document. @throws {TypeError} if it is none of an invalid form */
const errorsOf = (body: unknown, values: Values): readonly FormError[] => {
  if (!isObject(body) || !Array.isArray(body['errors'])) throw new TypeError('no errors of fields');
  return body['errors'].flatMap((error: unknown): FormError[] => {
    if (!isObject(error)) throw new TypeError('no error of a field');
    const name = String(error['field']);
    if (name === filesInputName) {
      const { code, file = '', found } = error;
      return [
        {
          field: 'files',
          code: fileErrorCodeOf(String(code)),
          file: String(file),
          ...(typeof found === 'string' && { found }),
        },
      ];
    }
    const field = formFieldOf(name);
    if (!field) return [];
    const code = fieldErrorCodeOf(String(error['code']));
    return [code === 'tooLong' ? { field, code, length: lengthOf(values, field) } : { field, code }];
  });
};

/** Spec §3: an empty value is sent as a dash. */
const replaceEmptyValues = (body: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value.trim() === '' ? '-' : value]));

const retryAfterOf = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? defaultRetryAfterSeconds);
  return Number.isFinite(seconds) ? seconds : defaultRetryAfterSeconds;
};

const nameOf = (name: unknown): Receipt['products'][number]['name'] => {
  const texts = isObject(name) ? name : {};
  return inEachLanguage((language) => String(texts[language] ?? texts['en']));
};

const productOf = (product: unknown): Receipt['products'][number] => {
  const { slug, ref, quantity, unit, name, variantName } = isObject(product) ? product : {};
  return {
    slug: String(slug),
    ...(typeof ref === 'string' && { ref }),
    quantity: Number(quantity),
    ...(typeof unit === 'string' && { unit }),
    name: nameOf(name),
    ...(isObject(variantName) && { variantName: nameOf(variantName) }),
  };
};

/** `undefined` for what is no receipt. */
const receiptOf = (receipt: unknown): Receipt | undefined =>
  isObject(receipt) && Array.isArray(receipt['products'])
    ? {
        reference: String(receipt['reference']),
        ...(typeof receipt['email'] === 'string' && { email: receipt['email'] }),
        hasConfirmation: receipt['hasConfirmation'] === true,
        ...(isObject(receipt['texts']) && {
          texts: Object.fromEntries(
            Object.entries(receipt['texts']).map(([field, text]) => [field, String(text)]),
          ),
        }),
        ...(Array.isArray(receipt['files']) && { files: receipt['files'].map(String) }),
        ...(typeof receipt['orderLines'] === 'string' && { orderLines: receipt['orderLines'] }),
        products: receipt['products'].map(productOf),
      }
    : undefined;

/** Returns the result for a body that is too large to be read: the only field that can be so long is the message. */
const tooLargeResult = (values: Values): SubmissionResult => {
  const length = lengthOf(values, 'message');
  return length > maxLengths.message
    ? { kind: 'invalid', errors: [{ field: 'message', code: 'tooLong', length }] }
    : { kind: 'unavailable' };
};

/** Statuses of proxies that had no answer from the site, which may have taken the form. */
const unansweredStatuses: ReadonlySet<number> = new Set([502, 504]);

/**
 * Returns the outcome of an attempt without a response.
 * @param wasOnline whether there was a connection when it began
 */
export const outcomeWithoutResponse = (wasOnline: boolean): Outcome => ({
  kind: wasOnline ? 'unconfirmed' : 'offline',
});

/** @throws if the response is none of the API's, as of a proxy */
const resultOf = async (response: Response, values: Values): Promise<SubmissionResult> => {
  if (response.status === 413) return tooLargeResult(values);
  if (response.status === 507) return { kind: 'storageFull' };
  if (response.status === 429) return { kind: 'tooMany', retryAfter: retryAfterOf(response) };
  const body: unknown = await response.json();
  if (response.status === 200 && isObject(body) && body['message'])
    return {
      kind: 'sent',
      receipt: receiptOf(body['receipt']),
      ...(typeof body['receiptQuery'] === 'string' && { query: body['receiptQuery'] }),
    };
  return response.status === 422
    ? { kind: 'invalid', errors: errorsOf(body, values) }
    : { kind: 'unavailable' };
};

/**
 * Returns the outcome of an attempt, by the response, which is none of the API's where a proxy answers. Never rejects.
 */
export const outcomeOf = (response: Response, values: Values): Promise<Outcome> =>
  unansweredStatuses.has(response.status)
    ? Promise.resolve({ kind: 'unconfirmed' })
    : resultOf(response, values).catch(() => ({ kind: 'unavailable' }));

/** The whole response; `undefined` if none came, or not in time. */
const reach: (...request: Parameters<typeof fetch>) => Promise<Response | undefined> = async (...request) => {
  try {
    const response = await fetch(...request);
    await response.clone().arrayBuffer();
    return response;
  } catch {
    return undefined;
  }
};

/**
 * Sends a form to the API. Never rejects: a failure of the network or the server is a result too.
 * @param idempotencyKey the same for each attempt to submit the same form
 */
export const submitForm = async (
  form: FormName,
  values: Values,
  idempotencyKey: string,
): Promise<Outcome> => {
  const wasOnline = navigator.onLine;
  const response = await reach(apiPathOf[form], {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify(replaceEmptyValues(encodeFields({ ...values, form }))),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return response ? outcomeOf(response, values) : outcomeWithoutResponse(wasOnline);
};
