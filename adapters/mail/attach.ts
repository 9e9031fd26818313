import { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import type { Attachment } from '#domain/requests/files/attachment.ts';
import type { OpenAttachment, OpenedAttachment } from '#domain/requests/open-attachment.ts';
import type { VisitorRequest } from '#domain/requests/visitor-request.ts';
import type { AttachmentLinks } from './request-fields.ts';

export interface AttachDependencies {
  readonly openAttachment: OpenAttachment;
  /** An address at which staff get a file, for some weeks. */
  readonly linkTo: (id: string) => Promise<string>;
}

interface Attached {
  readonly attachments: NonNullable<SendMailOptions['attachments']>;
  /** Closes the files, of which a failed delivery leaves some open. */
  readonly close: () => void;
  readonly attachedBytes: number;
  /** Links to the files that are not attached. */
  readonly links: AttachmentLinks;
}

/** Base64 makes them a third larger, and many mail servers accept no more than 25 MB. */
const maxBytes = 15_000_000;

const linksTo = async (
  attachments: readonly Attachment[],
  linkTo: AttachDependencies['linkTo'],
): Promise<AttachmentLinks> =>
  new Map(await Promise.all(attachments.map(async ({ id }) => [id, await linkTo(id)] as const)));

const attachmentOf = ({ attachment, content }: OpenedAttachment) => ({
  filename: attachment.name,
  contentType: attachment.type,
  contentDisposition: 'attachment' as const,
  content: Readable.from(content),
});

/**
 * Attaches the files of requests. For several requests, or for one with large files, the mail has links; a file that is
 * gone has a link that says so.
 */
export const attach = async (
  requests: readonly VisitorRequest[],
  { openAttachment, linkTo }: AttachDependencies,
): Promise<Attached> => {
  const all = requests.flatMap(({ attachments }) => attachments);
  const bytes = all.reduce((sum, attachment) => sum + attachment.bytes, 0);
  if (requests.length > 1 || bytes > maxBytes)
    return { attachments: [], attachedBytes: 0, close: () => {}, links: await linksTo(all, linkTo) };
  const opened = await Promise.all(all.map(({ id }) => openAttachment(id)));
  const attachments = opened.flatMap((file) => (file ? [attachmentOf(file)] : []));
  const missing = all.filter((_, index) => !opened[index]);
  return {
    attachments,
    attachedBytes: bytes,
    close: () => attachments.forEach(({ content }) => content.destroy()),
    links: await linksTo(missing, linkTo),
  };
};
