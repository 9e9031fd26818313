import type { FastifyReply } from 'fastify';
import type { PageData } from '#contracts/page-data.ts';
import type { RenderedPage } from '#contracts/page.ts';
import type { DeliveryHeaders } from '../cache/delivery.ts';
import type { PageFormat } from './reply-with-page.ts';
import { sendBody } from './send-page.ts';

const type = 'application/json; charset=utf-8';

/** Search engines index the page itself. */
const headers = { 'x-robots-tag': 'noindex' };

/** Sends the data of a page; a redirect as data too, as browsers would follow it to the page. @throws the failure of a page */
export const sendPageData = (
  reply: FastifyReply,
  page: RenderedPage,
  { delivery }: { readonly delivery: DeliveryHeaders },
): FastifyReply => {
  if (page.kind === 'failure') throw page.error;
  reply.headers(delivery).headers(headers).type(type);
  if (page.kind === 'page') return sendBody(reply, page);
  const redirect: PageData = { redirect: page.location };
  return sendBody(reply, { status: 200, body: Buffer.from(JSON.stringify(redirect)) });
};

export const dataFormat: PageFormat = { type, headersOf: () => headers, send: sendPageData, asData: true };
