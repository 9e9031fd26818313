import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { PageAddress } from '#domain/site/page-address.ts';
import { readReceiptCookie } from './receipt-cookie.ts';

/** Signs ids of requests, for an hour. */
export interface SignedReceipts {
  sign(id: string): Promise<{ readonly expires: string; readonly signature: string }>;
  check(
    id: string,
    signed: { readonly expires: string; readonly signature: string },
  ): Promise<'valid' | 'expired' | 'forged'>;
}

/** Query of the address at which the receipt is read by the visitor's cookie. */
const sentQuery = '?sent=1';

/** Whether an address says that its form was sent. */
export const isSentAddress = ({ query }: PageAddress): boolean => query.get('sent') === '1';

/**
 * Query of the form's page that says, for an hour, that the form was sent. It is signed, as the browser may take no
 * cookies; one that takes them goes on to the address without the signature (`unsignedReceiptAddress`), which is left
 * where nothing can be signed.
 */
export const receiptQuery = (id: string, signed: SignedReceipts): Promise<string> =>
  signed.sign(id).then(
    ({ expires, signature }) => `${sentQuery}&receipt=${id}.${expires}.${signature}`,
    () => sentQuery,
  );

const linkSchema = z.tuple([z.uuid(), z.string().regex(/^\d{1,12}$/u), z.string()]);

const partsOf = ({ query }: PageAddress): z.output<typeof linkSchema> | undefined =>
  linkSchema.safeParse(query.get('receipt')?.split('.')).data;

/** Id of the request that a signed address is about. @throws if the secret cannot be read */
export const readReceiptLink = async (
  address: PageAddress,
  signed: SignedReceipts,
): Promise<string | undefined> => {
  const parts = partsOf(address);
  if (!parts) return undefined;
  const [id, expires, signature] = parts;
  return (await signed.check(id, { expires, signature })) === 'valid' ? id : undefined;
};

/** The address without its signature, which can be shared, for a browser whose cookie says the same. */
export const unsignedReceiptAddress = (request: FastifyRequest, address: PageAddress): string | undefined => {
  const [id] = partsOf(address) ?? [];
  return id !== undefined && isSentAddress(address) && id === readReceiptCookie(request)
    ? address.pathname + sentQuery
    : undefined;
};
