import { createTypesetEditions } from '#domain/catalogue/typeset-editions.ts';
import { createConfirmRequest } from '#domain/requests/confirm-request.ts';
import { createDeleteOrphanedAttachments } from '#domain/requests/delete-orphaned-attachments.ts';
import { createDeleteExpiredRequests } from '#domain/requests/delete-expired-requests.ts';
import { createErasePerson } from '#domain/requests/erase-person.ts';
import { createOpenAttachment } from '#domain/requests/open-attachment.ts';
import { createNotifyStaff } from '#domain/requests/notify-staff.ts';
import { createSendDigest } from '#domain/requests/send-digest.ts';
import type { RequestKind } from '#domain/requests/visitor-request.ts';
import { createPurgeCdn } from './cdn/purge-cdn.ts';
import { imagesFolder } from './content/load-content.ts';
import { purgeKey } from './http/cache/delivery.ts';
import { createAcceptsMail } from './mail/accepts-mail.ts';
import { createConfirmationMail } from './mail/confirmation-mail.ts';
import { createMailTransport } from './mail/create-transport.ts';
import { reportSent } from './mail/report-sent.ts';
import { createMailCopies } from './mail/mail-copies.ts';
import { createStaffMail } from './mail/staff-mail.ts';
import { traceMails } from './mail/trace-mails.ts';
import { deleteExpiredConfirmationCounts } from './postgres/confirmation-counter.ts';
import { pullRetriesForward } from './postgres/queue/pull-retries-forward.ts';
import { createEditionRenderer } from './sheets/edition-renderer.ts';
import type { Repositories, SiteDependencies } from './repositories.ts';

/** Suspicious requests of a kind in a digest. */
const maxSuspiciousPerKind = 200;

/** Number of days for which a search without result is worth knowing. */
const missedSearchDays = 90;

const now = (): Date => new Date();

/** Creates what staff and the queue do with requests. */
export const createRequestWork = (
  repositories: Repositories,
  { dataSource, config, onMail, tracing }: SiteDependencies,
) => {
  const { catalogue, company, requests, requestAdministration, formCounter } = repositories;
  const { attachmentFiles: files, signedAttachments } = repositories;
  const hasMailServer = config.smtpUrl !== undefined;
  const transport = createMailTransport(config);
  const mailTransport = reportSent(tracing ? traceMails(transport, tracing.step) : transport, {
    intervalMs: 60_000,
    onSent: () => pullRetriesForward(dataSource.manager),
    onMail,
  });
  // A file notifies nobody.
  const mailedRequests = {
    ...requests,
    markNotified: hasMailServer ? requests.markNotified : requests.markFiled,
  };
  const mailOptions = {
    transport: mailTransport,
    from: config.mailFrom,
    recipientOf: async (kind: RequestKind) => (await company.company()).recipients[kind] ?? config.mailTo,
    getCompany: company.company,
  };
  const mail = createStaffMail({
    ...mailOptions,
    openAttachment: createOpenAttachment({ repository: requests, files }),
    linkTo: async (id) => {
      const { expires, signature } = await signedAttachments.sign(id);
      return `${config.publicUrl}/attachments/${id}?expires=${expires}&signature=${signature}`;
    },
    probeRecipient: config.probeMailTo,
    idHost: new URL(config.publicUrl).hostname,
  });
  const confirmRequest = createConfirmRequest({
    repository: requests,
    products: catalogue,
    mail: createConfirmationMail({
      ...mailOptions,
      publicUrl: config.publicUrl,
    }),
    acceptsMail: config.checkMailDomains ? createAcceptsMail() : async () => true,
    perHour: config.confirmationsPerHour,
    now,
  });
  const copies = createMailCopies(config.mailDir);
  return {
    mailTransport,
    hasMailServer,
    erasePerson: createErasePerson({ administration: requestAdministration, copies, files }),
    jobs: {
      notifyStaff: createNotifyStaff({
        repository: mailedRequests,
        mail,
        mailsPerHour: config.mailsPerHour,
        now,
      }),
      sendDigest: createSendDigest({ repository: mailedRequests, mail, now }),
      digestSuspicious: () => requests.digestSuspicious(maxSuspiciousPerKind),
      // Those that were queued before the setting was changed are dropped.
      confirmRequest: config.confirmationMail ? confirmRequest : async () => {},
      deleteExpiredRequests: createDeleteExpiredRequests({
        administration: requestAdministration,
        copies,
        files,
        retentionDays: config.requestRetentionDays,
        maxPerNight: config.maxDeletedPerNight,
      }),
      deleteOrphanedAttachments: createDeleteOrphanedAttachments({ repository: requests, files, now }),
      deleteExpiredFormCounts: async () => {
        await formCounter.deleteExpired();
        await deleteExpiredConfirmationCounts(dataSource);
      },
      deleteOldSearches: () => repositories.missedSearches.deleteOlderThan(missedSearchDays),
      typesetEditions: config.cataloguePdfs
        ? createTypesetEditions({
            catalogue,
            editions: repositories.editions,
            renderer: createEditionRenderer({
              imagesDir: imagesFolder(config.dataDir),
              publicUrl: config.publicUrl,
            }),
            getIssuer: company.company,
            getContent: repositories.content.loaded,
            announce: repositories.content.announce,
          })
        : async () => {},
      purgeCdn: createPurgeCdn({ url: config.cdnPurgeUrl, token: config.cdnPurgeToken, key: purgeKey }),
    },
  };
};
