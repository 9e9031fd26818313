import { type FormName, encodeFields } from '#contracts/form-fields.ts';
import { filesInputName } from '#contracts/form-files.ts';
import { filesOf } from './file-store.ts';
import { submissions } from '../submission/submissions.ts';
import {
  type Outcome,
  type Values,
  apiPathOf,
  outcomeOf,
  outcomeWithoutResponse,
} from '../submission/submit-form.ts';

/** Five large files over a slow line. */
const timeoutMs = 1_500_000;

const bodyOf = (form: FormName, values: Values): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(encodeFields({ ...values, form }))) body.append(name, value);
  for (const file of filesOf(form)) body.append(filesInputName, file);
  return body;
};

/** The response; `undefined` if none came, or not in time. Only XMLHttpRequest tells how much was sent. */
const post = (
  address: string,
  body: FormData,
  idempotencyKey: string,
  onProgress: (progress: number) => void,
): Promise<Response | undefined> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.timeout = timeoutMs;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', idempotencyKey);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('retry-after');
      const headers = retryAfter === null ? {} : { 'retry-after': retryAfter };
      resolve(new Response(request.responseText, { status: request.status, headers }));
    });
    request.addEventListener('error', () => resolve(undefined));
    request.addEventListener('timeout', () => resolve(undefined));
    request.send(body);
  });

/** Sends a form with its files to the API, saying in `submissions` how much was sent. Never rejects, as `submitForm`. */
export const sendUpload = async (
  form: FormName,
  values: Values,
  idempotencyKey: string,
): Promise<Outcome> => {
  const wasOnline = navigator.onLine;
  const response = await post(apiPathOf[form], bodyOf(form, values), idempotencyKey, (progress) =>
    submissions.set(form, { kind: 'pending', progress }),
  );
  return response ? outcomeOf(response, values) : outcomeWithoutResponse(wasOnline);
};
