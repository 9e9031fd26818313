import * as z from 'zod';
import { MailDeliveryError } from '#domain/requests/errors.ts';

/** What errors of mail servers, sockets and files may have. All else of them may hold addresses. */
const withCode = z.object({
  responseCode: z.int().min(200).max(599).optional().catch(undefined),
  originalCode: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** An error code or the name of a class of errors. */
const isCode = (code: string | undefined): boolean =>
  /^[A-Z][A-Za-z\d_]{1,40}$/u.test(code ?? '') && code !== 'Error';

/** The failure without a word of a visitor, a server or an address: it will stand in logs and in the queue. */
export const deliveryError = (error: unknown): MailDeliveryError => {
  if (error instanceof MailDeliveryError) return error;
  const { responseCode, originalCode, code, name } = withCode.safeParse(error).data ?? {};
  if (responseCode !== undefined) return new MailDeliveryError(`The mail server answered ${responseCode}.`);
  const known = [originalCode, code, name].find(isCode);
  return new MailDeliveryError(`The mail could not be sent: ${known ?? 'unknown error'}.`);
};
