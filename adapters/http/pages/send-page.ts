import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { htmlType } from '../cache/cached-pages.ts';
import { negotiateCoding } from '../cache/content-coding.ts';
import type { DeliveryHeaders } from '../cache/delivery.ts';
import { compressBody } from './compress-body.ts';
import type { RenderedPage } from '../contracts/page.ts';
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

/** Streams a page while it is rendered. If rendering fails halfway, the connection is closed. */
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
    return reply
      .code(status ?? page.status)
      .send(coding ? compressBody(page.body, coding) : Readable.from(page.body));
  }
  const error = toError(page.error);
  reply.log.error({ err: error }, 'page failed');
  const failureStatus = statusOf(error);
  if (failureStatus === 503) reply.header('retry-after', '5');
  return reply.code(failureStatus).send(page.html);
};
