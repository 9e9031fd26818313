import type { Company } from '#domain/company/company.ts';
import { RecipientRejectedError } from '#domain/requests/errors.ts';
import type { ConfirmationMail } from '#domain/requests/ports.ts';
import type { RequestKind } from '#domain/requests/visitor-request.ts';
import { isAddressRejection } from './address-rejection.ts';
import { confirmationContent } from './confirmation-content.ts';
import { renderConfirmationHtml } from './confirmation-html.ts';
import { renderConfirmationText } from './confirmation-text.ts';
import { deliveryError } from './delivery-error.ts';
import { isPlainAddress } from './plain-address.ts';
import { requestIdHeader } from './request-id-header.ts';
import type { MailTransport } from './transport.ts';

interface Dependencies {
  readonly transport: Pick<MailTransport, 'send'>;
  /** Value of the From header. */
  readonly from: string;
  /** Returns the recipient of the requests of a kind; `undefined` where nobody is configured. */
  readonly recipientOf: (kind: RequestKind) => Promise<string | undefined>;
  readonly getCompany: () => Promise<Company>;
  /** Origin of the site. */
  readonly publicUrl: string;
}

/**
 * Confirmations are in the language of the form, as plain text and HTML; a reply goes to the staff responsible. The
 * headers ask auto-responders for silence (RFC 3834, and Microsoft's own), so that no two programs write to each other.
 */
export const createConfirmationMail = ({
  transport,
  from,
  recipientOf,
  getCompany,
  publicUrl,
}: Dependencies): ConfirmationMail => ({
  async send(confirmation) {
    const { id, kind, language, email } = confirmation;
    try {
      if (!isPlainAddress(email)) throw new RecipientRejectedError('The address cannot stand in a header.');
      const company = await getCompany();
      const content = confirmationContent(confirmation, company, publicUrl);
      await transport.send({
        from,
        to: { name: '', address: email },
        replyTo: (await recipientOf(kind)) ?? company.email,
        subject: `${content.title}: ${content.reference.value}`,
        text: renderConfirmationText(content),
        html: renderConfirmationHtml(content, language),
        messageId: `<confirmation-${id}@${new URL(publicUrl).hostname}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': language,
          [requestIdHeader]: id,
        },
        xMailer: false,
      });
    } catch (error) {
      if (isAddressRejection(error))
        throw new RecipientRejectedError('The mail server rejected the address for good.');
      throw deliveryError(error);
    }
  },
});
