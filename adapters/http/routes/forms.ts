import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { repeatedFields } from '#domain/requests/receipt.ts';
import type { RequestKind } from '#domain/requests/visitor-request.ts';
import { apiPaths } from '#contracts/api-paths.ts';
import { fieldErrorText, fileErrorText, formTexts, tooManyText } from '#contracts/form-messages.ts';
import { filesInputName } from '#contracts/form-files.ts';
import { isFileError } from '#contracts/submission-result.ts';
import { bodyErrorText } from '../forms/body-error-text.ts';
import { formFieldNames } from '#contracts/form-fields.ts';
import { localized } from '#contracts/spec/localized.ts';
import { requestBody } from '#contracts/request-body.ts';
import { logFormFailure } from '../forms/log-form-failure.ts';
import type { Clock } from '../../process/clock.ts';
import { sendProblem, statusOf } from '../plugins/problems.ts';
import { acceptUploads } from '../forms/read-parts.ts';
import type { ReceiptUseCases } from '../forms/find-receipt.ts';
import { receiptQuery } from '../forms/receipt-link.ts';
import { rememberRequest } from '../forms/sent-requests.ts';
import {
  type ReceivedForm,
  type RequestUseCases,
  formLanguage,
  postedFields,
  receiveForm,
} from '../forms/receive-form.ts';

/** More than twice the size of a form with the longest message. */
const maxBodyBytes = 65_536;

const formResponse = z.object({
  message: z.string(),
  receiptQuery: z.string().meta({
    description: 'Query of the form’s page that shows the receipt for an hour, also without cookies',
  }),
  receipt: z.object({
    reference: z.string().meta({ description: 'Eight digits that name the request' }),
    email: z.string().meta({ description: 'The address that is answered, as it was read' }),
    hasConfirmation: z
      .boolean()
      .meta({ description: 'Whether a summary is mailed to the visitor, within limits' }),
    texts: z
      .partialRecord(z.enum(repeatedFields), z.string())
      .meta({ description: 'What was entered, as it was read; without empty texts' }),
    files: z.array(z.string()).meta({ description: 'Names of the files' }),
    orderLines: z
      .exactOptional(z.string())
      .meta({ description: 'Lines of an order that are none of the products, as they were written' }),
    products: z.array(
      z.object({
        slug: z.string(),
        ref: z.exactOptional(z.string()),
        quantity: z.number(),
        unit: z.exactOptional(z.string().meta({ description: 'Code of UN/ECE Recommendation 20 or 21' })),
        name: localized,
        variantName: z.exactOptional(localized),
      }),
    ),
  }),
});

interface Options {
  readonly useCases: RequestUseCases & Pick<ReceiptUseCases, 'signedReceipts'>;
  readonly now: Clock;
}

const sendResult = async (
  request: FastifyRequest,
  reply: FastifyReply,
  result: ReceivedForm,
  { useCases: { signedReceipts }, now }: Options,
): Promise<FastifyReply> => {
  const language = formLanguage(request);
  const texts = formTexts[language];
  reply.header('content-language', language);
  if (result.kind === 'sent') {
    return rememberRequest(reply, result, now())
      .header('cache-control', 'no-store')
      .send({
        message: texts.sent,
        receiptQuery: await receiptQuery(result.id, signedReceipts),
        receipt: result.receipt,
      });
  }
  const title = texts.failed;
  if (result.kind === 'invalid') {
    const errors = result.errors.map((error) =>
      isFileError(error)
        ? {
            field: filesInputName,
            code: error.code,
            detail: fileErrorText(error, language),
            ...(error.file !== undefined && { file: error.file }),
            ...(error.found !== undefined && { found: error.found }),
          }
        : {
            field: formFieldNames[error.field],
            code: error.code,
            detail: fieldErrorText(error, language),
          },
    );
    return sendProblem(reply, 422, texts.check, { title, errors });
  }
  if (result.kind === 'tooMany') {
    reply.header('retry-after', String(result.retryAfter));
    return sendProblem(reply, 429, tooManyText(result.retryAfter, language), { title });
  }
  return result.kind === 'storageFull'
    ? sendProblem(reply, 507, texts.storageFull, { title })
    : sendProblem(reply, 503, texts.unavailable, { title });
};

/** Sends errors, such as a body that cannot be parsed, in the client's language. */
const handleFormError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const status = statusOf(error);
  logFormFailure(reply, error, status);
  const language = formLanguage(request);
  const { failed, unavailable } = formTexts[language];
  const fault = status !== 413 ? 'unreadable' : request.isMultipart() ? 'filesTooLarge' : 'tooLarge';
  const detail = status >= 500 ? unavailable : bodyErrorText(fault, language);
  void sendProblem(reply, status, detail, { title: failed });
};

/** The part of the API that accepts requests of visitors (spec §7). */
export const formRoutes =
  (options: Options): FastifyPluginAsync =>
  async (app) => {
    await acceptUploads(app);
    const acceptForms = (path: string, kind: RequestKind, summary: string): void => {
      app.post(
        path,
        {
          bodyLimit: maxBodyBytes,
          schema: { summary, body: requestBody, response: { 200: formResponse } },
          // receiveForm validates, and reports each invalid field in the client's language.
          validatorCompiler: () => (value) => ({ value }),
          errorHandler: handleFormError,
        },
        async (request, reply) => {
          if (!request.isMultipart() && !postedFields(request)) {
            const language = formLanguage(request);
            return sendProblem(reply, 400, bodyErrorText('unreadable', language), {
              title: formTexts[language].failed,
            });
          }
          const result = await receiveForm({ app, useCases: options.useCases }, request, kind);
          return sendResult(request, reply, result, options);
        },
      );
    };
    acceptForms(apiPaths.offerForm, 'offer', 'Asks for an offer');
    acceptForms(
      apiPaths.technicalForm,
      'technicalService',
      'Asks for technical service, production or the catalogue',
    );
  };
