import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';

const name = 'receipt';
const maxAgeSeconds = 3600;

const idSchema = z.uuid();

/**
 * Remembers the request that a visitor has sent, so that its page shows the receipt to them and to nobody else who opens
 * the address. The id is random; the reference, which people say to each other, would give it away.
 */
export const setReceiptCookie = (reply: FastifyReply, id: string): FastifyReply =>
  reply.setCookie(name, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: maxAgeSeconds,
  });

export const clearReceiptCookie = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax' });

/** Id of the request that the visitor has sent in the last hour. */
export const readReceiptCookie = ({ cookies }: FastifyRequest): string | undefined =>
  idSchema.safeParse(cookies[name]).data;
