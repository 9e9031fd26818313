import type { FastifyRequest } from 'fastify';
import type { DatedReceipt, GetReceipt } from '#domain/requests/get-receipt.ts';
import type { PageAddress } from '#domain/site/page-address.ts';
import type { PostedForm } from '#contracts/submission-result.ts';
import { readReceiptCookie } from './receipt-cookie.ts';
import { type SignedReceipts, isSentAddress, readReceiptLink } from './receipt-link.ts';

export interface ReceiptUseCases {
  readonly getReceipt: GetReceipt;
  readonly signedReceipts: SignedReceipts;
}

/** Converts a receipt to what whoever opens the address may see: what was sent, and when; nothing personal. */
const toLinkedForm = ({
  receipt: { email: _email, texts: _texts, files: _files, orderLines, ...receipt },
  receivedAt,
}: DatedReceipt): PostedForm => ({
  values: {},
  result: {
    kind: 'sent',
    receipt: { ...receipt, ...(orderLines !== undefined && { orderLines: '' }) },
    sentAt: receivedAt.toISOString(),
  },
});

const toSentForm = ({ receipt }: DatedReceipt): PostedForm => ({
  values: {},
  result: { kind: 'sent', receipt },
});

/**
 * Finds what the page of a form shows at the URL that says that it was sent: to the visitor who has sent it, by their
 * cookie; else, for an hour, that and when it was sent, if the address is signed.
 */
export const findReceipt = async (
  request: FastifyRequest,
  address: PageAddress,
  { getReceipt, signedReceipts }: ReceiptUseCases,
): Promise<PostedForm | undefined> => {
  if (!isSentAddress(address)) return undefined;
  const own = readReceiptCookie(request);
  try {
    const linked = await readReceiptLink(address, signedReceipts);
    const id = linked ?? own;
    const dated = id === undefined ? undefined : await getReceipt(id);
    return dated && (id === own ? toSentForm(dated) : toLinkedForm(dated));
  } catch (err) {
    request.log.error({ err }, 'receipt unavailable');
    return own === undefined ? undefined : { values: {}, result: { kind: 'sent' } };
  }
};
