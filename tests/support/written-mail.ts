import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { toConfirmation } from '#domain/requests/confirmation.ts';
import type { VisitorRequest } from '#domain/requests/visitor-request.ts';
import type { NamesOfProduct } from '#domain/requests/name-item.ts';
import { createConfirmationMail } from '../../adapters/mail/confirmation-mail.ts';
import { createFileTransport } from '../../adapters/mail/file-transport.ts';
import { createStaffMail } from '../../adapters/mail/staff-mail.ts';
import { makeFolder } from './content-folder.ts';
import { company } from './sample-content.ts';

/** A mail that was written to a file. */
interface WrittenMail extends Email {
  readonly source: string;
}

/** The mails in a folder, in the order of their file names. */
export const mailsIn = async (folder: string): Promise<readonly WrittenMail[]> => {
  const names = (await readdir(folder)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(path.join(folder, name), 'utf8');
      return Object.assign(await PostalMime.parse(source), { source });
    }),
  );
};

/** A staff mail adapter that writes mails to the folder. */
export const staffMailInto = (
  folder: string,
  openAttachment: Parameters<typeof createStaffMail>[0]['openAttachment'] = async () => undefined,
  deskUrl?: string,
) =>
  createStaffMail({
    deskUrl,
    probeRecipient: 'probe@company.example',
    transport: createFileTransport(folder),
    from: 'Örnek Medikal <no-reply@site.example>',
    recipientOf: async (kind) => `${kind.toLowerCase()}@company.example`,
    openAttachment,
    getCompany: async () => company,
    linkTo: async (id) => `https://www.site.example/attachments/${id}?expires=1`,
    idHost: 'www.site.example',
  });

/** The mail that notifies staff of requests, of whom some have a desk. */
export const mailWithDesk = async (
  deskUrl: string | undefined,
  requests: readonly VisitorRequest[],
): Promise<WrittenMail> => {
  const folder = await makeFolder();
  const [first] = requests;
  if (!first) throw new Error('about what?');
  const reference = requests.length === 1 ? `request-${first.id}` : 'digest-1';
  await staffMailInto(folder, undefined, deskUrl).send({ reference, kind: first.kind, requests });
  const [mail] = await mailsIn(folder);
  if (!mail) throw new Error('no mail was written');
  return mail;
};

/** The mail that notifies staff of these requests. */
export const mailAbout = (...requests: readonly VisitorRequest[]): Promise<WrittenMail> =>
  mailWithDesk(undefined, requests);

const mailOptions = {
  from: 'Örnek Medikal <no-reply@site.example>',
  recipientOf: async (kind: string) => `${kind.toLowerCase()}@company.example`,
  getCompany: async () => company,
  publicUrl: 'https://www.site.example',
};

/** A confirmation mail adapter that writes mails to the folder. */
export const confirmationMailInto = (folder: string) =>
  createConfirmationMail({ transport: createFileTransport(folder), ...mailOptions });

/** The mail that confirms a request to its visitor. */
export const confirmationOf = async (
  request: VisitorRequest,
  names: ReadonlyMap<string, NamesOfProduct> = new Map(),
): Promise<WrittenMail> => {
  const folder = await makeFolder();
  await confirmationMailInto(folder).send(toConfirmation(request, names));
  const [mail] = await mailsIn(folder);
  if (!mail) throw new Error('no mail was written');
  return mail;
};
