import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestKind, RequestContent, Submission } from '#domain/requests/visitor-request.ts';
import { type Language, isLanguage, languageKey } from '#domain/shared/language.ts';
import { type FormAnswer, formFaults, formFields, requestForm } from './contracts/request-form.ts';
import { negotiateLanguage } from './negotiate-language.ts';

export interface RequestUseCases {
  submitRequest(submission: Submission, key: string): Promise<'stored' | 'duplicate'>;
  isDuplicate(words: RequestContent, key: string): Promise<boolean>;
}

/** Whether a body has fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The language that a form says it is in, else that of the address, the cookie or the browser. */
export const languageOfForm = (request: FastifyRequest): Language => {
  const told = isRecord(request.body) ? request.body[formFields.language] : undefined;
  if (isLanguage(told)) return told;
  return negotiateLanguage({
    path: request.url,
    cookie: request.cookies[languageKey],
    acceptLanguage: request.headers['accept-language'],
  }).language;
};

const withKey = (request: FastifyRequest): unknown => {
  const key = request.headers['idempotency-key'];
  return isRecord(request.body) && typeof key === 'string'
    ? { ...request.body, [formFields.key]: key }
    : request.body;
};

/**
 * Checks a form, counts it and takes it in; shared by the API and by the pages' own posts. Only new forms in order
 * count against the client's limit. Rejects where the form could not be stored.
 * @param kind what it is a request for, where the form does not say so itself
 */
export const receiveForm = async (
  { app, useCases }: { readonly app: FastifyInstance; readonly useCases: RequestUseCases },
  request: FastifyRequest,
  kind: RequestKind,
): Promise<FormAnswer> => {
  const form = requestForm.safeParse(withKey(request));
  if (!form.success) return { kind: 'invalid', faults: formFaults(form.error) };
  // Without a key, no two forms are the same.
  const key = form.data.key || randomUUID();
  const submission = { ...form.data, kind: form.data.kind ?? kind, language: languageOfForm(request) };
  // Whose answer was lost on the way asks again, and is answered as the first time.
  if (await useCases.isDuplicate(submission, key)) return { kind: 'sent' };
  const limit = await app.countForm(request);
  if (limit) return { kind: 'tooMany', ...limit };
  await useCases.submitRequest(submission, key);
  return { kind: 'sent' };
};
