import type { FastifyRequest } from 'fastify';
import type { GetReceipt } from '#domain/requests/get-receipt.ts';
import type { PostedForm } from '../contracts/submission-result.ts';
import { readReceiptCookie } from './receipt-cookie.ts';

export interface ReceiptUseCases {
  readonly getReceipt: GetReceipt;
}

/** What the page of a form shows to a visitor who has sent it: at its URL that says so, and with the cookie alone. */
export const findReceipt = async (
  request: FastifyRequest,
  { getReceipt }: ReceiptUseCases,
): Promise<PostedForm | undefined> => {
  const id = readReceiptCookie(request);
  if (id === undefined || new URL(request.url, 'http://site').searchParams.get('sent') !== '1')
    return undefined;
  try {
    const receipt = await getReceipt(id);
    return receipt && { values: {}, result: { kind: 'sent', receipt } };
  } catch (err) {
    request.log.error({ err }, 'receipt unavailable');
    return { values: {}, result: { kind: 'sent' } };
  }
};
