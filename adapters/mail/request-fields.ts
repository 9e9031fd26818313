import { detailFields } from '#domain/requests/request-details.ts';
import type { VisitorRequest } from '#domain/requests/visitor-request.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { removeReorderingSigns } from '#domain/shared/invisible-signs.ts';
import { splitLines } from '#domain/shared/lines.ts';
import { oneLine } from '#domain/shared/one-line.ts';
import { formatReference } from '#domain/requests/reference.ts';
import { phoneLink } from './phone-link.ts';
import { attachmentLine, labels, languageNames, productLine } from '../texts/staff-labels.ts';
import { staffTexts } from '../texts/texts.ts';

/** A labelled value in a mail to staff. */
export interface RequestField {
  readonly label: string;
  /** Lines of the value, at least one; a dash for an empty value. */
  readonly lines: readonly string[];
  /** Whether the lines are below the label instead of beside it. */
  readonly isBlock: boolean;
  /** Whether each line is an item of a list. */
  readonly isList?: boolean;
  readonly href?: string;
}

const emptyValue = '–';

const texts = staffTexts.mail;

const dateFormat = new Intl.DateTimeFormat('tr-TR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Istanbul',
});

const short = (label: string, value: string, href?: string): RequestField => {
  const line = oneLine(value);
  return { label, lines: [line || emptyValue], isBlock: false, ...(line && href && { href }) };
};

const long = (label: string, lines: readonly string[]): RequestField =>
  lines.length > 0 ? { label, lines, isBlock: true } : short(label, '');

const dayFormat = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the details that the visitor gave. */
const detailsOf = (request: VisitorRequest): readonly RequestField[] =>
  detailFields
    .filter((field) => request[field] !== '')
    .map((field) =>
      short(
        labels[field],
        field === 'wantedDate' ? dayFormat.format(new Date(request[field])) : request[field],
      ),
    );

const mailto = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

const messageLines = (message: string): string[] =>
  message === '' ? [] : splitLines(removeReorderingSigns(message));

/** Addresses of files by their ids; of those that are attached to the mail there is none. */
export type AttachmentLinks = ReadonlyMap<string, string>;

const attachmentsOf = ({ attachments }: VisitorRequest, links: AttachmentLinks): readonly RequestField[] =>
  attachments.map((attachment, index) => {
    const label = attachments.length > 1 ? fillText(texts.numberedFile, { number: index + 1 }) : texts.file;
    const href = links.get(attachment.id);
    const line = attachmentLine(attachment);
    return href === undefined
      ? short(label, fillText(texts.attached, { file: line }))
      : { label, lines: [line, href], isBlock: true, href };
  });

/** The fields of a request in the order of the mail. */
export const fieldsOf = (request: VisitorRequest, links: AttachmentLinks): readonly RequestField[] => [
  ...(request.suspicious ? [short(texts.warning, texts.suspicion)] : []),
  short(labels.reference, formatReference(request.reference)),
  short(labels.name, request.name),
  short(labels.email, request.email, mailto(request.email)),
  short(labels.phone, request.phone, phoneLink(request)),
  short(labels.country, request.country),
  ...detailsOf(request),
  { ...long(labels.products, request.products.map(productLine)), isList: request.products.length > 1 },
  ...(request.orderLines === '' ? [] : [long(labels.orderLines, messageLines(request.orderLines))]),
  long(labels.message, messageLines(request.message)),
  ...attachmentsOf(request, links),
  short(labels.language, languageNames[request.language]),
  short(labels.receivedAt, fillText(texts.receivedAt, { time: dateFormat.format(request.receivedAt) })),
  short(labels.noticeVersion, request.noticeVersion),
  short(labels.id, request.id),
];
