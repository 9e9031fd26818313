import { randomUUID } from 'node:crypto';
import { createErasePerson } from '#domain/requests/erase-person.ts';
import { createFindDuplicate } from '#domain/requests/find-duplicate.ts';
import { createGetReceipt } from '#domain/requests/get-receipt.ts';
import { createOpenAttachment } from '#domain/requests/open-attachment.ts';
import { createSubmitRequest } from '#domain/requests/submit-request.ts';
import type { Config } from '../config.ts';
import type { Dependencies } from './dependencies.ts';
import type { Repositories } from './repositories.ts';

export type RequestSettings = Pick<Config, 'confirmationMail'>;

/** Creates what visitors do with their requests. */
export const createRequests = (
  {
    requests: repository,
    catalogue: products,
    attachmentFiles,
    probes,
    signedAttachments,
    signedReceipts,
  }: Repositories,
  { now }: Dependencies,
  { confirmationMail: hasConfirmation }: RequestSettings,
) => ({
  findDuplicate: createFindDuplicate({ repository, products, hasConfirmation }),
  getReceipt: createGetReceipt({ repository, products, hasConfirmation }),
  submitRequest: createSubmitRequest({
    repository,
    products,
    hasConfirmation,
    files: attachmentFiles,
    newId: randomUUID,
    now,
  }),
  signProbe: probes.sign,
  attachmentFiles,
  openAttachment: createOpenAttachment({ repository, files: attachmentFiles }),
  checkAttachmentLink: signedAttachments.check,
  signedReceipts,
});

/** Creates the use case that erases what there is of a person. */
export const createErasure = ({ requestAdministration, mailCopies, attachmentFiles }: Repositories) =>
  createErasePerson({ administration: requestAdministration, copies: mailCopies, files: attachmentFiles });
