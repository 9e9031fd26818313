import type { FastifyReply, FastifyRequest } from 'fastify';
import { turkishTime } from '#domain/shared/turkish-time.ts';
import {
  type SentRequest,
  decodeSentRequests,
  sentRequestsCookie,
  sentRequestsDays,
  withSentRequest,
} from '#contracts/sent-requests.ts';
import { clearReceiptCookie, setReceiptCookie } from './receipt-cookie.ts';
import type { ReceivedForm } from './receive-form.ts';

const maxAgeSeconds = sentRequestsDays * 86_400;

const valueOf = ({ cookies }: FastifyRequest): string => cookies[sentRequestsCookie] ?? '';

/** The requests that were sent from the visitor's browser in the last weeks, the newest first. */
export const sentRequestsOf = (request: FastifyRequest): readonly SentRequest[] =>
  decodeSentRequests(valueOf(request));

/** Has the browser remember a request: its receipt for an hour, its reference for some weeks. */
export const rememberRequest = (
  reply: FastifyReply,
  { id, requestKind: kind, receipt: { reference, products } }: Extract<ReceivedForm, { kind: 'sent' }>,
  sentAt: Date,
): FastifyReply => {
  const [day = '', time = ''] = turkishTime(sentAt).split(' ');
  const count = products.length > 0 && { products: products.length };
  // Scripts read it, on pages that they render.
  return setReceiptCookie(reply, id).setCookie(
    sentRequestsCookie,
    withSentRequest(valueOf(reply.request), { reference, day, time, kind, ...count }),
    { path: '/', sameSite: 'lax', maxAge: maxAgeSeconds, encode: String },
  );
};

/** Has the browser forget what was sent from it. */
export const forgetRequests = (reply: FastifyReply): FastifyReply =>
  clearReceiptCookie(reply).clearCookie(sentRequestsCookie, { path: '/', sameSite: 'lax' });
