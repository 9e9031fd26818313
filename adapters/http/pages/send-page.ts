import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { htmlType } from '../cache/cached-pages.ts';
import { negotiateCoding } from '../cache/content-coding.ts';
import type { DeliveryHeaders } from '../cache/delivery.ts';
import { compressBody } from './compress-body.ts';
import type { RenderedPage } from '../contracts/page.ts';
import { logFailure } from '../plugins/request-log.ts';
import { statusOf } from '../plugins/problems.ts';
import { allowStyles } from '../plugins/security-headers.ts';

interface Options {
  readonly delivery: DeliveryHeaders;
  /** Replaces the page's own status, as when a form is shown again; clients may not cache such a page. */
  readonly status?: number;
}

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Of what nobody may store: a failure, or a form that is shown again. */
const unstored = ({ 'content-language': language = '', vary }: DeliveryHeaders): DeliveryHeaders => ({
  'cache-control': 'no-store',
  'content-language': language,
  ...(vary !== undefined && { vary }),
});

/** Sends a page, which is streamed if it is still being rendered. If rendering fails halfway, the connection is closed. */
export const sendPage = (
  reply: FastifyReply,
  page: RenderedPage,
  { delivery, status }: Options,
): FastifyReply => {
  reply.headers(status !== undefined || page.kind === 'failure' ? unstored(delivery) : delivery);
  if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
  reply.type(htmlType).headers(allowStyles(reply.server.securityHeaders, page.styleHash));
  if (page.kind === 'page') {
    const coding = negotiateCoding(reply);
    if (coding) reply.header('content-encoding', coding);
    const body = coding ? compressBody(page.body, coding) : page.body;
    return reply.code(status ?? page.status).send(Buffer.isBuffer(body) ? body : Readable.from(body));
  }
  const error = toError(page.error);
  logFailure(reply, error, 'page failed');
  const failureStatus = statusOf(error);
  if (failureStatus === 503) reply.header('retry-after', '5');
  return reply.code(failureStatus).send(page.html);
};
