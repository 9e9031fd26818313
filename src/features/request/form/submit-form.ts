import * as z from 'zod/mini';
import { apiPaths } from '#contracts/api-paths.ts';
import { type FormField, encodeFields, formFieldOf } from '#contracts/form-fields.ts';
import type { FormName } from '#contracts/request-form.ts';
import { type SubmissionResult, fieldErrorCodeOf } from '#contracts/submission-result.ts';

const timeoutMs = 20_000;
const defaultRetryAfterSeconds = 60;

const apiPathOf: Readonly<Record<FormName, string>> = {
  offer: apiPaths.offerForm,
  'technical-service': apiPaths.technicalForm,
  oem: apiPaths.technicalForm,
  'online-catalog': apiPaths.technicalForm,
};

const successBody = z.object({ message: z.unknown().check(z.refine(Boolean)) });

const invalidBody = z.object({ errors: z.array(z.object({ field: z.string(), code: z.string() })) });

/** Spec §3: an empty value is sent as a dash. */
const replaceEmptyValues = (body: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value.trim() === '' ? '-' : value]));

const retryAfterOf = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? defaultRetryAfterSeconds);
  return Number.isFinite(seconds) ? seconds : defaultRetryAfterSeconds;
};

const resultOf = async (response: Response): Promise<SubmissionResult> => {
  if (response.status === 429) return { kind: 'tooMany', retryAfter: retryAfterOf(response) };
  const body: unknown = await response.json();
  if (response.status === 200 && z.safeParse(successBody, body).success) return { kind: 'sent' };
  if (response.status !== 422) return { kind: 'unavailable' };
  const errors = z.parse(invalidBody, body).errors.flatMap(({ field: name, code }) => {
    const field = formFieldOf(name);
    return field ? [{ field, code: fieldErrorCodeOf(code) }] : [];
  });
  return { kind: 'invalid', errors };
};

/**
 * Sends a form to the API. Never rejects: a failure of the network or the server is a result too.
 * @param idempotencyKey the same for each attempt to submit the same form
 */
export const submitForm = async (
  form: FormName,
  values: Readonly<Partial<Record<FormField, string>>>,
  idempotencyKey: string,
): Promise<SubmissionResult> => {
  try {
    const response = await fetch(apiPathOf[form], {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify(replaceEmptyValues(encodeFields({ ...values, form }))),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await resultOf(response);
  } catch {
    // Offline, timed out, or a response that is not the API's, as of a proxy.
    return { kind: 'unavailable' };
  }
};
