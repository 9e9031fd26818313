import { MailDeliveryError } from '#domain/requests/errors.ts';
import type { StaffMail } from '#domain/requests/ports.ts';
import type { RequestKind, VisitorRequest } from '#domain/requests/visitor-request.ts';
import { oneLine } from '#domain/shared/one-line.ts';
import { htmlOf } from './html-body.ts';
import { plainTextOf } from './text-body.ts';
import { requestIdHeader } from './request-id-header.ts';
import type { MailTransport } from './transport.ts';
import { deliveryError } from './delivery-error.ts';
import { subjectOf } from './mail-texts.ts';

interface Dependencies {
  readonly transport: Pick<MailTransport, 'send'>;
  /** Sender, as in a header. */
  readonly from: string;
  /** Who answers requests of a kind, as in a header; `undefined`: nobody is named. */
  readonly recipientOf: (kind: RequestKind) => Promise<string | undefined>;
  /** Right part of the mails' ids: the name of the host that the site is at. */
  readonly idHost: string;
}

/** Nothing that has a meaning of its own in a header. */
const isPlainAddress = (address: string): boolean =>
  /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(address);

const replyTo = ([only, ...others]: readonly VisitorRequest[]) =>
  only && others.length === 0 && isPlainAddress(only.email)
    ? { replyTo: { name: oneLine(only.name), address: only.email } }
    : {};

/** Writes the mails in Turkish, as text and as a page. A mail about one request is answered to its visitor. */
export const createStaffMail = ({ transport, from, recipientOf, idHost }: Dependencies): StaffMail => ({
  async send({ reference, kind, requests }) {
    try {
      const to = await recipientOf(kind);
      if (to === undefined) {
        throw new MailDeliveryError(
          `Nobody gets requests of the kind ${kind}: name a recipient in content/company.yaml or set MAIL_TO.`,
        );
      }
      await transport.send({
        from,
        to,
        ...replyTo(requests),
        subject: subjectOf(kind, requests),
        text: plainTextOf(kind, requests),
        html: htmlOf(kind, requests),
        messageId: `<${reference}@${idHost}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': 'tr',
          [requestIdHeader]: requests.map(({ id }) => id),
        },
        xMailer: false,
      });
    } catch (error) {
      throw deliveryError(error);
    }
  },
});
