import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { RequestKind } from '#domain/requests/visitor-request.ts';
import { faultText, formTexts, tooManyText } from '../contracts/form-messages.ts';
import { type FormAnswer, requestForm } from '../contracts/request-form.ts';
import { sendProblem, statusOf } from '../plugins/problems.ts';
import { type RequestUseCases, isRecord, languageOfForm, receiveForm } from '../receive-form.ts';

/** Bytes; the longest message takes less than half. */
const bodyLimit = 65_536;

const answer = (request: FastifyRequest, reply: FastifyReply, outcome: FormAnswer): FastifyReply => {
  const language = languageOfForm(request);
  const texts = formTexts[language];
  reply.header('content-language', language);
  if (outcome.kind === 'sent') {
    return reply.header('cache-control', 'no-store').send({ message: texts.sent });
  }
  const title = texts.failed;
  if (outcome.kind === 'invalid') {
    const errors = outcome.faults.map(({ field, code }) => ({
      field,
      code,
      detail: faultText({ field, code }, language),
    }));
    return sendProblem(reply, 422, texts.check, { title, errors });
  }
  if (outcome.kind === 'tooMany') {
    reply.header('retry-after', String(outcome.retryAfter));
    return sendProblem(reply, 429, tooManyText(outcome.retryAfter, language), { title });
  }
  return sendProblem(reply, 503, texts.unavailable, { title });
};

/** What could not be read or stored, in the caller's language. */
const refuse = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'form failed');
  const { failed, tooLarge, unreadable, unavailable } = formTexts[languageOfForm(request)];
  const detail = status >= 500 ? unavailable : status === 413 ? tooLarge : unreadable;
  void sendProblem(reply, status, detail, { title: failed });
};

/** The two calls that take requests in (spec §7); what the body may hold is `requestForm`. */
export const formRoutes =
  (useCases: RequestUseCases): FastifyPluginAsync =>
  async (app) => {
    const take = (path: string, kind: RequestKind, summary: string): void => {
      app.post(
        path,
        {
          bodyLimit,
          schema: { summary, body: requestForm, response: { 200: z.object({ message: z.string() }) } },
          // Faults are told field by field below.
          validatorCompiler: () => (value) => ({ value }),
          errorHandler: refuse,
        },
        async (request, reply) => {
          if (!isRecord(request.body)) {
            const { failed, unreadable } = formTexts[languageOfForm(request)];
            return sendProblem(reply, 400, unreadable, { title: failed });
          }
          return answer(request, reply, await receiveForm({ app, useCases }, request, kind));
        },
      );
    };
    take('/api/offer-form', 'offer', 'Asks for an offer');
    take(
      '/api/technical-form',
      'technicalService',
      'Asks for technical service, production or the catalogue',
    );
  };
