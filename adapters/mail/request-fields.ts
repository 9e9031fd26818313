import type { VisitorRequest } from '#domain/requests/visitor-request.ts';
import { oneLine } from '#domain/shared/one-line.ts';
import { labels, languageNames, productLine } from '#domain/requests/staff-labels.ts';

/** A piece of a request as staff read it. */
export interface RequestField {
  readonly label: string;
  /** At least one; a dash where the visitor gave nothing. */
  readonly lines: readonly string[];
  /** Whether the lines stand below the label, not beside it. */
  readonly long: boolean;
  readonly href?: string;
}

const notGiven = '–';

const moment = new Intl.DateTimeFormat('tr-TR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Istanbul',
});

const short = (label: string, value: string, href?: string): RequestField => {
  const line = oneLine(value);
  return { label, lines: [line || notGiven], long: false, ...(line && href && { href }) };
};

const long = (label: string, lines: readonly string[]): RequestField =>
  lines.length > 0 ? { label, lines, long: true } : short(label, '');

const mailto = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

const tel = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/gu, '')}`;

const messageLines = (message: string): string[] =>
  message === '' ? [] : message.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u);

/** Everything that staff are told of a request, in the order in which they read it. */
export const fieldsOf = (request: VisitorRequest): readonly RequestField[] => [
  ...(request.suspicious ? [short('Uyarı', 'Bu form bir yazılım tarafından doldurulmuş olabilir.')] : []),
  short(labels.name, request.name),
  short(labels.email, request.email, mailto(request.email)),
  short(labels.phone, request.phone, tel(request.phone)),
  short(labels.country, request.country),
  long(labels.products, request.products.map(productLine)),
  long(labels.message, messageLines(request.message)),
  short(labels.language, languageNames[request.language]),
  short(labels.receivedAt, `${moment.format(request.receivedAt)} (Türkiye saati)`),
  short(labels.noticeVersion, request.noticeVersion),
  short(labels.id, request.id),
];
