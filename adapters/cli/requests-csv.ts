import { type FileHandle, open, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import {
  type ConfirmationState,
  type ListedRequest,
  type RequestState,
  detailFields,
} from '#domain/requests/visitor-request.ts';
import { formatReference } from '#domain/requests/reference.ts';
import {
  attachmentLine,
  kindNames,
  labels,
  languageNames,
  productLine,
} from '#domain/requests/staff-labels.ts';
import { turkishTime } from '#domain/shared/turkish-time.ts';
import { OperatorError } from '#domain/shared/operator-error.ts';

/** The export file cannot be written. */
export class ExportError extends OperatorError {
  override readonly name = 'ExportError';
}

const stateNames: Readonly<Record<RequestState, string>> = {
  notified: 'Bildirildi',
  waiting: 'Bekliyor',
  filed: 'Dosyada',
  parked: 'Gönderilemedi',
  suspicious: 'Şüpheli',
};

const confirmationNames: Readonly<Record<ConfirmationState, string>> = {
  sent: 'Gönderildi',
  waiting: 'Bekliyor',
  failed: 'Gönderilemedi',
  limit: 'Gönderilmedi (sınır)',
  address: 'Gönderilmedi (adres)',
  none: '',
};

type Column = (request: ListedRequest) => string;

const columns: Readonly<Record<string, Column>> = {
  [labels.receivedAt]: ({ receivedAt }) => turkishTime(receivedAt),
  [labels.kind]: ({ kind }) => kindNames[kind],
  Durum: ({ state }) => stateNames[state],
  [labels.name]: ({ name }) => name,
  [labels.email]: ({ email }) => email,
  [labels.phone]: ({ phone }) => phone,
  [labels.country]: ({ country }) => country,
  [labels.products]: ({ products }) => products.map(productLine).join('\n'),
  [labels.message]: ({ message }) => message,
  [labels.language]: ({ language }) => languageNames[language],
  [labels.noticeVersion]: ({ noticeVersion }) => noticeVersion,
  'Bildirildiği zaman': ({ notifiedAt }) => (notifiedAt ? turkishTime(notifiedAt) : ''),
  'Onay e-postası': ({ confirmation }) => confirmationNames[confirmation],
  ...Object.fromEntries(
    detailFields.map((field): [string, Column] => [labels[field], (request) => request[field]]),
  ),
  [labels.attachments]: ({ attachments }) => attachments.map(attachmentLine).join('\n'),
  [labels.reference]: ({ reference }) => formatReference(reference),
  [labels.id]: ({ id }) => id,
};

const rows = function* (requests: readonly ListedRequest[]): Generator<readonly string[]> {
  for (const request of requests) yield Object.values(columns).map((cell) => cell(request));
};

/** For spreadsheets in Turkish: semicolons, a byte order mark, and no cell that would be read as a formula. */
const format = {
  header: true,
  columns: Object.keys(columns),
  bom: true,
  delimiter: ';',
  escape_formulas: true,
  record_delimiter: 'windows',
  // The library quotes only its own delimiters; other programs may read these as delimiters too.
  quoted_match: /[\r\n,\t]/u,
} as const;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Writes a row for each request. The destination stays open; if it is closed early, as by `head`, the writing ends. */
export const writeCsv = async (requests: readonly ListedRequest[], destination: Writable): Promise<void> => {
  try {
    await pipeline(Readable.from(rows(requests)), stringify(format), destination, { end: false });
  } catch (error) {
    if (codeOf(error) !== 'EPIPE') throw error;
  }
};

const cannotWrite = (file: string, error: unknown): ExportError =>
  new ExportError(`${file} cannot be written: ${codeOf(error)}.`, { cause: error });

const create = async (file: string): Promise<FileHandle> => {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw cannotWrite(file, error);
    throw new ExportError(`${file} is there already and stays as it is: name another file.`);
  }
};

/**
 * Writes the table to a new file that only its owner can read.
 * @throws ExportError, also if the file exists
 */
export const writeCsvFile = async (requests: readonly ListedRequest[], file: string): Promise<void> => {
  const handle = await create(file);
  try {
    await pipeline(Readable.from(rows(requests)), stringify(format), handle.createWriteStream());
  } catch (error) {
    await rm(file, { force: true });
    throw cannotWrite(file, error);
  }
};
