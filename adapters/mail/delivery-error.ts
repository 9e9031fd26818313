import * as z from 'zod';
import { MailDeliveryError } from '#domain/requests/errors.ts';

/** The parts of SMTP, socket and file errors that contain no personal data. */
const safeErrorParts = z.object({
  responseCode: z.int().min(200).max(599).optional().catch(undefined),
  originalCode: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** Whether it looks like an error code or the name of an error class. */
const isCode = (code: string | undefined): boolean =>
  /^[A-Z][A-Za-z\d_]{1,40}$/u.test(code ?? '') && code !== 'Error';

/** Strips personal data and server messages from an error, as it goes to logs and to the job queue. */
export const deliveryError = (error: unknown): MailDeliveryError => {
  if (error instanceof MailDeliveryError) return error;
  const { responseCode, originalCode, code, name } = safeErrorParts.safeParse(error).data ?? {};
  if (responseCode !== undefined) return new MailDeliveryError(`The mail server answered ${responseCode}.`);
  const knownCode = [originalCode, code, name].find(isCode);
  return new MailDeliveryError(`The mail could not be sent: ${knownCode ?? 'unknown error'}.`);
};
