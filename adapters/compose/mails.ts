import { createConfirmRequest } from '#domain/requests/confirm-request.ts';
import { createNotifyStaff } from '#domain/requests/notify-staff.ts';
import type { OpenAttachment } from '#domain/requests/open-attachment.ts';
import { createSendDigest } from '#domain/requests/send-digest.ts';
import type { RequestKind } from '#domain/requests/visitor-request.ts';
import type { Config } from '../config.ts';
import { createAcceptsMail } from '../mail/accepts-mail.ts';
import { createConfirmationMail } from '../mail/confirmation-mail.ts';
import { createMailTransport } from '../mail/create-transport.ts';
import { reportSent } from '../mail/report-sent.ts';
import { createStaffMail } from '../mail/staff-mail.ts';
import { traceMails } from '../mail/trace-mails.ts';
import { pullRetriesForward } from '../postgres/queue/pull-retries-forward.ts';
import type { Dependencies } from './dependencies.ts';
import type { Repositories } from './repositories.ts';

type TransportSettings = Pick<Config, 'smtpUrl' | 'mailDir'>;

type ConfirmationSettings = Pick<
  Config,
  'publicUrl' | 'checkMailDomains' | 'confirmationsPerHour' | 'confirmationMail'
>;

type StaffMailSettings = Pick<Config, 'publicUrl' | 'probeMailTo' | 'mailsPerHour' | 'smtpUrl' | 'deskUrl'>;

export type MailSettings = TransportSettings &
  ConfirmationSettings &
  StaffMailSettings &
  Pick<Config, 'mailFrom' | 'mailTo'>;

const createTransport = (
  { dataSource, onMail, tracing }: Dependencies,
  config: TransportSettings,
): ReturnType<typeof reportSent> => {
  const transport = createMailTransport(config);
  return reportSent(tracing ? traceMails(transport, tracing.step) : transport, {
    intervalMs: 60_000,
    onSent: () => pullRetriesForward(dataSource.manager),
    onMail,
  });
};

/** Transport, sender and recipient of mails. */
type Envelope = Pick<Parameters<typeof createStaffMail>[0], 'transport' | 'from' | 'recipientOf'> &
  Pick<Parameters<typeof createConfirmationMail>[0], 'getCompany'>;

const createStaffMails = (
  { requests, signedAttachments }: Repositories,
  { envelope, openAttachment, now }: MailParts,
  { publicUrl, probeMailTo, mailsPerHour, smtpUrl, deskUrl }: StaffMailSettings,
) => {
  const mail = createStaffMail({
    ...envelope,
    openAttachment,
    linkTo: async (id) => {
      const { expires, signature } = await signedAttachments.sign(id);
      return `${publicUrl}/attachments/${id}?expires=${expires}&signature=${signature}`;
    },
    probeRecipient: probeMailTo,
    deskUrl,
    idHost: new URL(publicUrl).hostname,
  });
  // A file notifies nobody.
  const markNotified = smtpUrl === undefined ? requests.markFiled : requests.markNotified;
  const repository = { ...requests, markNotified };
  return {
    notifyStaff: createNotifyStaff({ repository, mail, mailsPerHour, now }),
    sendDigest: createSendDigest({ repository, mail, now }),
  };
};

interface MailParts extends Pick<Dependencies, 'now'> {
  readonly envelope: Envelope;
  readonly openAttachment: OpenAttachment;
}

const createConfirmations = (
  { requests, catalogue }: Repositories,
  { envelope, now }: MailParts,
  { publicUrl, checkMailDomains, confirmationsPerHour, confirmationMail }: ConfirmationSettings,
): ReturnType<typeof createConfirmRequest> => {
  // Those that were queued before the setting was changed are dropped.
  if (!confirmationMail) return async () => {};
  return createConfirmRequest({
    repository: requests,
    products: catalogue,
    mail: createConfirmationMail({ ...envelope, publicUrl }),
    acceptsMail: checkMailDomains ? createAcceptsMail() : async () => true,
    perHour: confirmationsPerHour,
    now,
  });
};

/** Creates the jobs that mail staff and visitors, and their transport. */
export const createMails = (
  repositories: Repositories,
  openAttachment: OpenAttachment,
  dependencies: Dependencies,
  config: MailSettings,
) => {
  const { company } = repositories;
  const mailTransport = createTransport(dependencies, config);
  const parts: MailParts = {
    envelope: {
      transport: mailTransport,
      from: config.mailFrom,
      recipientOf: async (kind: RequestKind) => (await company.company()).recipients[kind] ?? config.mailTo,
      getCompany: company.company,
    },
    openAttachment,
    now: dependencies.now,
  };
  return {
    mailTransport,
    hasMailServer: config.smtpUrl !== undefined,
    jobs: {
      ...createStaffMails(repositories, parts, config),
      confirmRequest: createConfirmations(repositories, parts, config),
    },
  };
};
