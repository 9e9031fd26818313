import * as z from 'zod/mini';
import { type FormField, encodeFields, formFieldOf } from '#contracts/form-fields.ts';
import type { FormName } from '#contracts/request-form.ts';
import { type SubmissionResult, fieldErrorCodeOf } from '#contracts/submission-result.ts';

const timeLimit = 20_000;
const waitUnlessTold = 60;

const calls: Readonly<Record<FormName, string>> = {
  offer: '/api/offer-form',
  'technical-service': '/api/technical-form',
  oem: '/api/technical-form',
  'online-catalog': '/api/technical-form',
};

const thanks = z.object({ message: z.unknown().check(z.refine(Boolean)) });

const complaint = z.object({ errors: z.array(z.object({ field: z.string(), code: z.string() })) });

/** An empty value goes as a dash (spec §3). */
const dashed = (body: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, value.trim() === '' ? '-' : value]),
  );

const answerOf = async (response: Response): Promise<SubmissionResult> => {
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after') ?? waitUnlessTold);
    return { kind: 'tooMany', retryAfter: Number.isFinite(seconds) ? seconds : waitUnlessTold };
  }
  const body: unknown = await response.json();
  if (response.status === 200 && z.safeParse(thanks, body).success) return { kind: 'sent' };
  if (response.status !== 422) return { kind: 'unavailable' };
  const errors = z.parse(complaint, body).errors.flatMap(({ field: name, code }) => {
    const field = formFieldOf(name);
    return field ? [{ field, code: fieldErrorCodeOf(code) }] : [];
  });
  return { kind: 'invalid', errors };
};

/**
 * Sends a form. Never rejects: whatever goes wrong on the way is an answer too.
 * @param key stays the same when the form is sent again
 */
export const submitForm = async (
  form: FormName,
  text: Readonly<Partial<Record<FormField, string>>>,
  key: string,
): Promise<SubmissionResult> => {
  try {
    const response = await fetch(calls[form], {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(dashed(encodeFields({ ...text, form }))),
      signal: AbortSignal.timeout(timeLimit),
    });
    return await answerOf(response);
  } catch {
    // Offline, too slow, or an answer that is none of ours.
    return { kind: 'unavailable' };
  }
};
