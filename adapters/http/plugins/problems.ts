import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import fp from 'fastify-plugin';
import { CompanyNotLoadedError } from '#domain/company/errors.ts';
import { StorageFullError } from '#domain/requests/errors.ts';
import { QueueFullError } from '#domain/shared/errors/queue-full-error.ts';
import { StoreUnavailableError } from '#domain/shared/errors/store-unavailable-error.ts';
import { logFailure } from './request-log.ts';
import { type Problem, problemMediaType } from '#contracts/problem.ts';

/** Domain errors with another status than 500. */
const statusByError = [
  [CompanyNotLoadedError, 503],
  [QueueFullError, 503],
  [StoreUnavailableError, 503],
  [StorageFullError, 507],
] as const;

export const statusOf = (error: Error & Partial<Pick<FastifyError, 'statusCode'>>): number => {
  const [, status] = statusByError.find(([errorClass]) => error instanceof errorClass) ?? [];
  if (status !== undefined) return status;
  return error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
};

const detailOf = (error: FastifyError, status: number): string | undefined => {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return error.validation
      .map(({ instancePath, message }) => `${instancePath} ${message}`.trim())
      .join('; ');
  }
  return status < 500 ? error.message : undefined;
};

export const sendProblem = (
  reply: FastifyReply,
  status: number,
  detail?: string,
  more?: Pick<Partial<Problem>, 'title' | 'errors'>,
): FastifyReply => {
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    ...(detail && { detail }),
    ...more,
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(problemMediaType)
    .serializer(JSON.stringify)
    .send(problem);
};

/** Sends every error as an RFC 9457 problem document, of a 5xx without the message. */
export const problems = fp(
  async (app) => {
    app.setErrorHandler((error: FastifyError, _request, reply) => {
      const status = statusOf(error);
      if (status >= 500) logFailure(reply, error, 'request failed');
      return sendProblem(reply, status, detailOf(error, status));
    });
  },
  { name: 'problems' },
);
