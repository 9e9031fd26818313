import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FindDuplicate } from '#domain/requests/find-duplicate.ts';
import type { IdentifiedReceipt } from '#domain/requests/receipt.ts';
import type { SubmitRequest } from '#domain/requests/submit-request.ts';
import type { RequestKind } from '#domain/requests/visitor-request.ts';
import { type Language, isLanguage } from '#domain/shared/language.ts';
import { type FormField, decodeFields, quantityInputName } from '../contracts/form-fields.ts';
import { decodeRequestItems, encodeRequestItems, itemKey, quantityOf } from '../contracts/request-items.ts';
import { requestForm } from '../contracts/request-form.ts';
import { type SubmissionResult, fieldErrorsOf } from '../contracts/submission-result.ts';
import { negotiateLanguageOf } from '../pages/negotiate-language.ts';

export interface RequestUseCases {
  readonly submitRequest: SubmitRequest;
  readonly findDuplicate: FindDuplicate;
}

/** A form that was received, or why it was not. */
export type ReceivedForm =
  | Exclude<SubmissionResult, { kind: 'sent' }>
  | ({ readonly kind: 'sent' } & IdentifiedReceipt);

/** The requested products with the quantities that a visitor without JavaScript typed beside them. */
const withTypedQuantities = (products: unknown, body: Readonly<Record<string, unknown>>): unknown => {
  const items = typeof products === 'string' ? decodeRequestItems(products) : undefined;
  if (!items) return products;
  const typed = items.map((item) => {
    const text = body[quantityInputName(itemKey(item))];
    return typeof text === 'string' ? Object.assign({}, item, { quantity: quantityOf(text) }) : item;
  });
  return encodeRequestItems(typed);
};

/** The posted form fields; `undefined` if the body is no object. */
export const postedFields = ({ body }: FastifyRequest): Partial<Record<FormField, unknown>> | undefined => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const fields = decodeFields({ ...body });
  return 'products' in fields
    ? { ...fields, products: withTypedQuantities(fields.products, { ...body }) }
    : fields;
};

/** The language that the form names, else that of the URL, the cookie or the browser. */
export const formLanguage = (request: FastifyRequest): Language => {
  const language = postedFields(request)?.language;
  return isLanguage(language) ? language : negotiateLanguageOf(request).language;
};

/**
 * Validates, counts and stores a form, for the API and for form pages. Only valid forms that are no duplicates count
 * against the client's limit. Rejects if the form could not be stored.
 * @param kind of request, if the form does not name one
 */
export const receiveForm = async (
  { app, useCases }: { readonly app: FastifyInstance; readonly useCases: RequestUseCases },
  request: FastifyRequest,
  kind: RequestKind,
): Promise<ReceivedForm> => {
  const fields = postedFields(request);
  if (!fields) return { kind: 'invalid', errors: [] };
  const { 'idempotency-key': keyHeader = fields.idempotencyKey } = request.headers;
  const form = requestForm.safeParse({ ...fields, idempotencyKey: keyHeader });
  if (!form.success) return { kind: 'invalid', errors: fieldErrorsOf(form.error) };
  const { idempotencyKey, ...content } = form.data;
  // Without a key, no two forms are duplicates.
  const key = idempotencyKey || randomUUID();
  const submission = { ...content, kind: content.kind ?? kind, language: formLanguage(request) };
  // A client that lost the response and posts again gets the same response.
  const duplicate = await useCases.findDuplicate(submission, key);
  if (duplicate) return { kind: 'sent', ...duplicate };
  const limit = await app.countForm(request);
  if (limit) return { kind: 'tooMany', ...limit };
  return { kind: 'sent', ...(await useCases.submitRequest(submission, key)) };
};
