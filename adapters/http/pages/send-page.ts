import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { htmlType } from '../cache/cached-pages.ts';
import { negotiateCoding } from '../cache/content-coding.ts';
import type { DeliveryHeaders } from '../cache/delivery.ts';
import { compressBody } from './compress-body.ts';
import type { RenderedPage } from '#contracts/page.ts';
import { logFailure } from '../plugins/request-log.ts';
import { statusOf } from '../plugins/problems.ts';
import { allowStyles } from '../plugins/security-headers.ts';

interface Options {
  readonly delivery: DeliveryHeaders;
  /** Replaces the page's own status, as when a form is shown again. */
  readonly status?: number;
}

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Headers of what nobody else may see, and that is no page of its address: a failure, which nobody stores, or the answer to a
 * form, which the browser keeps for its history, as Back to what was posted would be an error else. It names no header that
 * it varies by: browsers compare cookies on Back too, and a form that was sent changes them.
 */
const personal = (
  { 'content-language': language = '', vary }: DeliveryHeaders,
  isAnswer: boolean,
): DeliveryHeaders => ({
  'cache-control': isAnswer ? 'private, no-cache' : 'no-store',
  'content-language': language,
  ...(!isAnswer && vary !== undefined && { vary }),
});

/** Sends a body in a coding that the client accepts; a stream as it comes. */
export const sendBody = (
  reply: FastifyReply,
  { status, body }: Pick<Extract<RenderedPage, { kind: 'page' }>, 'status' | 'body'>,
): FastifyReply => {
  const coding = negotiateCoding(reply);
  if (coding) reply.header('content-encoding', coding);
  const coded = coding ? compressBody(body, coding) : body;
  return reply.code(status).send(Buffer.isBuffer(coded) ? coded : Readable.from(coded));
};

/** Sends a page, which is streamed if it is still being rendered. If rendering fails halfway, the connection is closed. */
export const sendPage = (
  reply: FastifyReply,
  page: RenderedPage,
  { delivery, status }: Options,
): FastifyReply => {
  const isAnswer = page.kind === 'page' && status !== undefined && status < 500;
  reply.headers(status !== undefined || page.kind === 'failure' ? personal(delivery, isAnswer) : delivery);
  if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
  reply.type(htmlType).headers(allowStyles(reply.server.securityHeaders, page.styleHash));
  if (page.kind === 'page') return sendBody(reply, { status: status ?? page.status, body: page.body });
  const error = toError(page.error);
  logFailure(reply, error, 'page failed');
  const failureStatus = statusOf(error);
  if (failureStatus === 503) reply.header('retry-after', '5');
  return reply.code(failureStatus).send(page.html);
};
