import type { Company } from '#domain/company/company.ts';
import { deskPaths } from '#contracts/desk/paths.ts';
import { MailDeliveryError } from '#domain/requests/errors.ts';
import type { StaffMail } from '#domain/requests/ports.ts';
import type { RequestKind, VisitorRequest } from '#domain/requests/visitor-request.ts';
import { oneLine } from '#domain/shared/one-line.ts';
import { renderHtmlBody } from './html-body.ts';
import { renderTextBody } from './text-body.ts';
import { requestIdHeader } from './request-id-header.ts';
import type { MailTransport } from './transport.ts';
import { type AttachDependencies, attach } from './attach.ts';
import { deliveryError } from './delivery-error.ts';
import { headerText, looksEncoded } from './header-text.ts';
import { subjectOf } from './mail-texts.ts';
import { isPlainAddress } from './plain-address.ts';

interface Dependencies extends AttachDependencies {
  readonly transport: Pick<MailTransport, 'send'>;
  /** Value of the From header. */
  readonly from: string;
  /** Value of the To header for a kind of request; `undefined` where none is configured. */
  readonly recipientOf: (kind: RequestKind) => Promise<string | undefined>;
  readonly getCompany: () => Promise<Pick<Company, 'name'>>;
  /** Value of the To header for probes. */
  readonly probeRecipient?: string | undefined;
  /** Address of the desk without a slash at the end, to which mails link. */
  readonly deskUrl?: string | undefined;
  /** Host name of the site, the right part of Message-IDs. */
  readonly idHost: string;
}

/** A name that looks encoded is left out, as not even quotes keep mail programs from decoding it. */
const replyTo = ([only, ...others]: readonly VisitorRequest[]) => {
  if (!only || others.length > 0 || !isPlainAddress(only.email)) return {};
  const name = oneLine(only.name);
  return { replyTo: { name: looksEncoded(name) ? '' : name, address: only.email } };
};

/** Address of a request at the desk, which does not show probes. */
const toDesk =
  (deskUrl: string) =>
  ({ id, probe }: VisitorRequest): string | undefined =>
    probe ? undefined : `${deskUrl}${deskPaths.request(id)}`;

/** Mails are in Turkish, as plain text and HTML. The Reply-To of a mail about one request is its visitor. */
export const createStaffMail = ({
  transport,
  from,
  recipientOf,
  getCompany,
  probeRecipient,
  deskUrl,
  idHost,
  ...files
}: Dependencies): StaffMail => ({
  async send({ reference, kind, requests }) {
    try {
      const isProbe = requests.every(({ probe }) => probe);
      if (isProbe && probeRecipient === undefined)
        throw new MailDeliveryError('Nobody gets probes: set PROBE_MAIL_TO, also for the worker.');
      const recipients = isProbe ? probeRecipient : await recipientOf(kind);
      if (recipients === undefined) {
        throw new MailDeliveryError(
          `Nobody gets requests of the kind ${kind}: name a recipient in content/company.yaml or set MAIL_TO.`,
        );
      }
      const { attachments, attachedBytes, links: fileLinks, close } = await attach(requests, files);
      const links = { files: fileLinks, ...(deskUrl !== undefined && { toDesk: toDesk(deskUrl) }) };
      const mail = {
        from,
        to: recipients,
        ...replyTo(requests),
        subject: headerText(subjectOf(kind, requests)),
        text: renderTextBody(kind, requests, links),
        html: renderHtmlBody(kind, requests, { links, companyName: (await getCompany()).name }),
        attachments,
        messageId: `<${reference}@${idHost}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': 'tr',
          [requestIdHeader]: requests.map(({ id }) => id),
        },
        xMailer: false,
      } as const;
      await transport.send(mail, attachedBytes).finally(close);
    } catch (error) {
      throw deliveryError(error);
    }
  },
});
