import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { readReceiptCookie } from './receipt-cookie.ts';

/** Signs ids of requests, for an hour. */
export interface SignedReceipts {
  sign(id: string): Promise<{ readonly expires: string; readonly signature: string }>;
  check(
    id: string,
    signed: { readonly expires: string; readonly signature: string },
  ): Promise<'valid' | 'expired' | 'forged'>;
}

const parametersOf = (url: string): URLSearchParams => new URL(url, 'http://site').searchParams;

/** Whether an address says that its form was sent. */
export const isSentAddress = (url: string): boolean => parametersOf(url).get('sent') === '1';

/**
 * Where a form without JavaScript leads once it was sent. The address is signed, as the browser may take no cookies; one
 * that takes them goes on to the address without the signature (`unsignedReceiptAddress`).
 * @param path of the form's page
 */
export const receiptAddress = async (path: string, id: string, signed: SignedReceipts): Promise<string> => {
  const { expires, signature } = await signed.sign(id);
  return `${path}?sent=1&receipt=${id}.${expires}.${signature}`;
};

const linkSchema = z.tuple([z.uuid(), z.string().regex(/^\d{1,12}$/u), z.string()]);

const partsOf = (url: string): z.output<typeof linkSchema> | undefined =>
  linkSchema.safeParse(parametersOf(url).get('receipt')?.split('.')).data;

/** Id of the request that a signed address is about. @throws if the secret cannot be read */
export const readReceiptLink = async (url: string, signed: SignedReceipts): Promise<string | undefined> => {
  const parts = partsOf(url);
  if (!parts) return undefined;
  const [id, expires, signature] = parts;
  return (await signed.check(id, { expires, signature })) === 'valid' ? id : undefined;
};

/** The address without its signature, which can be shared, for a browser whose cookie says the same. */
export const unsignedReceiptAddress = (request: FastifyRequest): string | undefined => {
  const { url } = request;
  const [id] = partsOf(url) ?? [];
  return id !== undefined && isSentAddress(url) && id === readReceiptCookie(request)
    ? `${url.split('?', 1)[0]}?sent=1`
    : undefined;
};
