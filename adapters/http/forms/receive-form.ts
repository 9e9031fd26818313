import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { attachmentIds } from '#domain/requests/files/attachment.ts';
import type { FindDuplicate } from '#domain/requests/find-duplicate.ts';
import type { IdentifiedReceipt } from '#domain/requests/receipt.ts';
import type { SubmitRequest } from '#domain/requests/submit-request.ts';
import type { RequestKind, Submission } from '#domain/requests/visitor-request.ts';
import { type Language, isLanguage } from '#domain/shared/language.ts';
import { type FormField, decodeFields, quantityInputName } from '#contracts/form-fields.ts';
import type { AskedForm } from '#contracts/form-questions.ts';
import { type ListItem, encodeItems, itemKey } from '#contracts/list/items.ts';
import { decodeItems } from '#contracts/list/decode-items.ts';
import { requestForm } from '#contracts/request-form.ts';
import { type FormError, type SubmissionResult, fieldErrorsOf } from '#contracts/submission-result.ts';
import { type ChangedAmounts, withAmounts, withTypedAmount } from '#contracts/list/typed-amount.ts';
import { pageAddressOf } from '../pages/page-address.ts';
import { networksOf } from '../plugins/form-rate-limit.ts';
import { readProbeHeader } from '../probe/probe-header.ts';
import { type Upload, type UploadDependencies, receiveUpload } from './receive-upload.ts';

export interface RequestUseCases {
  readonly attachmentFiles: UploadDependencies['files'];
  readonly submitRequest: SubmitRequest;
  readonly findDuplicate: FindDuplicate;
  /** Signs the idempotency key of a probe. */
  readonly signProbe: (key: string) => Promise<string>;
}

interface Dependencies {
  readonly app: FastifyInstance;
  readonly useCases: RequestUseCases;
}

/** A form that was received, or why it was not. */
export type ReceivedForm =
  | Exclude<SubmissionResult, { kind: 'sent' | 'orderOpen' }>
  | ({ readonly kind: 'sent'; readonly requestKind: RequestKind } & IdentifiedReceipt);

type FormBody = Readonly<Record<string, unknown>>;

/** The items beside which another amount was typed than the page had, by the keys that they have on the page. */
const newAmountsOf = (items: readonly ListItem[], body: FormBody, language: Language): ChangedAmounts =>
  new Map(
    items.flatMap((item) => {
      const text = body[quantityInputName(itemKey(item))];
      if (typeof text !== 'string') return [];
      const typed = withTypedAmount(item, text, language);
      return encodeItems([typed]) === encodeItems([item]) ? [] : [[itemKey(item), typed] as const];
    }),
  );

/** The requested products in the amounts that were typed beside them, as `encodeItems` writes them. */
const withNewAmounts = (products: unknown, body: FormBody, language: Language): unknown => {
  const items = typeof products === 'string' ? decodeItems(products, language) : undefined;
  return items ? encodeItems(withAmounts(items, newAmountsOf(items, body, language), language)) : products;
};

/** The language that the form names, else that of the URL, the cookie or the browser. */
const languageOf = (request: FastifyRequest, { language }: Partial<Record<FormField, unknown>>): Language =>
  isLanguage(language) ? language : pageAddressOf(request).language;

const bodyOf = ({ body }: FastifyRequest): FormBody | undefined =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : undefined;

/** The posted form fields; `undefined` if the body is no object. */
export const postedFields = (request: FastifyRequest): Partial<Record<FormField, unknown>> | undefined => {
  const body = bodyOf(request);
  if (!body) return undefined;
  const fields = decodeFields(body);
  return 'products' in fields
    ? { ...fields, products: withNewAmounts(fields.products, body, languageOf(request, fields)) }
    : fields;
};

/** The list of a page as it was before anything was typed in it, and what was typed. */
interface PostedList {
  readonly items: readonly ListItem[];
  readonly amounts: ChangedAmounts;
  readonly language: Language;
}

export const postedListOf = (request: FastifyRequest): PostedList => {
  const body = bodyOf(request) ?? {};
  const fields = decodeFields(body);
  const language = languageOf(request, fields);
  const items = typeof fields.products === 'string' ? (decodeItems(fields.products, language) ?? []) : [];
  return { items, amounts: newAmountsOf(items, body, language), language };
};

/** The language of the form, in which it is answered and its numbers are written. */
export const formLanguage = (request: FastifyRequest): Language =>
  languageOf(request, decodeFields(bodyOf(request) ?? {}));

const noUpload: Upload = { attachments: [], errors: [] };

/** A valid form that is to be stored. */
interface CheckedForm {
  readonly submission: Submission;
  readonly key: string;
}

/** Fields in place of those that were posted. Called once the form is read. */
type CompleteForm = () => Promise<Partial<Record<FormField, string>>>;

/** Questions and additions of a page; the API takes forms as they are. */
export interface FormOfPage {
  /** Rejects with what the form is not stored for. */
  readonly complete: CompleteForm;
  /** Finds what the visitor is to be asked about before the form is stored. */
  readonly findQuestions: (
    request: FastifyRequest,
    form: Pick<AskedForm, 'kind' | 'values' | 'isFaulty'>,
  ) => readonly FormError[];
}

const formOfApi: FormOfPage = { complete: async () => ({}), findQuestions: () => [] };

const checkForm = async (
  { app, useCases }: Dependencies,
  request: FastifyRequest,
  { kind, complete, findQuestions }: FormOfPage & { readonly kind: RequestKind },
  { attachments, errors, refusal }: Upload,
): Promise<ReceivedForm | CheckedForm> => {
  if (refusal) return refusal;
  const posted = postedFields(request);
  if (!posted) return { kind: 'invalid', errors: [] };
  const fields = { ...posted, ...(await complete()) };
  const { 'idempotency-key': keyHeader = fields.idempotencyKey } = request.headers;
  const form = requestForm.safeParse({ ...fields, idempotencyKey: keyHeader });
  const isFaulty = !form.success || errors.length > 0;
  const questions = findQuestions(request, { kind: form.data?.kind ?? kind, values: fields, isFaulty });
  const faults = [...(form.success ? [] : fieldErrorsOf(form.error)), ...questions, ...errors];
  if (!form.success || faults.length > 0) return { kind: 'invalid', errors: faults };
  const probe = await readProbeHeader(request.headers, useCases.signProbe);
  if (probe === 'forged') return { kind: 'invalid', errors: [] };
  const { idempotencyKey, ...content } = form.data;
  // Without a key, no two forms are duplicates.
  const key = idempotencyKey || randomUUID();
  const submission = {
    ...content,
    kind: content.kind ?? kind,
    language: formLanguage(request),
    attachments,
    ...(probe === 'probe' && { probe: true }),
  };
  // A client that lost the response and posts again gets the same response.
  const duplicate = await useCases.findDuplicate(submission, key);
  if (duplicate) return { kind: 'sent', requestKind: submission.kind, ...duplicate };
  // Duplicates may be underway at the same time; their files are stored under ids of their own.
  const files = attachments.map(({ name, hash }) => [name, hash]);
  const counted = idempotencyKey
    ? JSON.stringify([idempotencyKey, { ...submission, attachments: files }])
    : undefined;
  const limit = submission.probe ? undefined : await app.countForm(request, counted);
  return limit ? { kind: 'tooMany', ...limit } : { submission, key };
};

/**
 * Validates, counts and stores a form, for the API and for form pages. Only valid forms that are no duplicates count
 * against the client's limit. Of a form that is not stored, no file is left. Rejects if the form
 * could not be stored.
 * @param kind of request, if the form does not name one
 * @param page with the form; left out for the API
 */
export const receiveForm = async (
  { app, useCases }: Dependencies,
  request: FastifyRequest,
  kind: RequestKind,
  page = formOfApi,
): Promise<ReceivedForm> => {
  const { attachmentFiles: files } = useCases;
  const upload = request.isMultipart() ? await receiveUpload({ app, files }, request) : noUpload;
  const unused = new AsyncDisposableStack();
  unused.defer(() => files.delete(attachmentIds(upload)));
  try {
    const checked = await checkForm({ app, useCases }, request, { kind, ...page }, upload);
    if (!('submission' in checked)) return checked;
    // Whether a request was stored that failed from now on is not known: its files stay, or are orphans.
    unused.move();
    const { submission, key } = checked;
    const stored = await useCases.submitRequest(submission, key, networksOf(request));
    return { kind: 'sent', requestKind: submission.kind, ...stored };
  } finally {
    await unused.disposeAsync();
  }
};
