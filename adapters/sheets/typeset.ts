import { readFile } from 'node:fs/promises';
import type { Tinypool } from 'tinypool';
import type { Language } from '#domain/shared/language.ts';
import { localeOf } from '#domain/shared/locale-of.ts';
import { palette } from '#domain/site/drawings/palette.ts';
import { startChildProcesses } from '../process/child-processes.ts';
import type { TypstDocument } from './parts.ts';
import type { EditionDocument } from './edition-document.ts';
import { logoFile } from './logo.ts';
import { toFontCharacters } from './signs.ts';
import type { TypesettingTask } from './typst.ts';

/** The compiler remembers parts of what it has typeset, a MB or two for each document; a new process forgets them. */
const maxDocumentsPerProcess = 50;

/** One process, of some 200 MB, since the first document takes some tenths of a second and the next ones some hundredths. */
const startPool = (): Tinypool =>
  startChildProcesses({ module: new URL('typesetting-process.ts', import.meta.url), maxProcesses: 1 });

let pool: Tinypool | undefined;
let documents = 0;

/** Another process, so that no data sheet waits for a catalogue. */
let editionPool: Tinypool | undefined;

/** Keys whose values are no texts. */
const verbatim: ReadonlySet<string> = new Set([
  'svg',
  'code',
  'logo',
  'url',
  'part',
  'kind',
  'id',
  'target',
  'picture',
  'file',
]);

const dateParts = (date: Date) => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
  hour: date.getUTCHours(),
  minute: date.getUTCMinutes(),
  second: date.getUTCSeconds(),
});

const jpegOf = ({ parts }: TypstDocument): Buffer | undefined => {
  const pictures = parts.flatMap((part) => (part.part === 'head' && part.picture ? [part.picture] : []));
  return pictures.flatMap((picture) => ('jpeg' in picture ? [picture.jpeg] : []))[0];
};

interface Dated {
  readonly language: Language;
  readonly date: Date;
}

/** Returns what a template reads as JSON: what all documents have in common, and what is this one's own. */
const toData = async (document: Dated): Promise<string> => {
  const [, region] = localeOf(document.language).split('-');
  const logo = await readFile(logoFile, 'utf8');
  return JSON.stringify(
    { ...document, date: dateParts(document.date), region, logo, palette },
    (key, value: unknown) => {
      if (key === 'jpeg') return undefined;
      return typeof value === 'string' && !verbatim.has(key) ? toFontCharacters(value) : value;
    },
  );
};

const editionTask = async ({ pictures, ...edition }: EditionDocument): Promise<TypesettingTask> => {
  const sources: Record<string, { readonly svg: string } | { readonly file: string }> = {};
  const files: Record<string, Uint8Array> = {};
  for (const [name, picture] of pictures) {
    if ('svg' in picture) sources[name] = picture;
    else {
      const file = `photo-${Object.keys(files).length}.jpg`;
      files[file] = picture.jpeg;
      sources[name] = { file };
    }
  }
  const document = { ...edition, pictures: sources };
  return { template: 'edition', data: await toData(document), files };
};

const runInPool = async (task: TypesettingTask): Promise<Buffer> => {
  pool ??= startPool();
  const pdf = Buffer.from(await pool.run(task));
  documents += 1;
  if (documents % maxDocumentsPerProcess === 0) await pool.recycleWorkers();
  return pdf;
};

/**
 * Typesets a document as PDF, in another process. Reads neither clock nor randomness, so equal documents give equal bytes.
 * @throws TypesettingError
 */
export const typeset = async (document: TypstDocument): Promise<Buffer> => {
  const jpeg = jpegOf(document);
  return runInPool({
    template: 'document',
    data: await toData(document),
    files: jpeg ? { 'photo.jpg': jpeg } : {},
  });
};

/**
 * Typesets a product's brochure as PDF, as `typeset` does.
 * @throws TypesettingError
 */
export const typesetBrochure = async (brochure: EditionDocument): Promise<Buffer> =>
  runInPool(await editionTask(brochure));

/**
 * Typesets a catalogue as PDF, as `typeset` does.
 * @throws TypesettingError, and the signal's reason when it aborts, which ends the process
 */
export const typesetEdition = async (edition: EditionDocument, signal?: AbortSignal): Promise<Buffer> => {
  const task = await editionTask(edition);
  editionPool ??= startPool();
  try {
    return Buffer.from(await editionPool.run(task, signal && { signal }));
  } finally {
    // What the compiler remembers of a catalogue is of no use to the next one, and takes more memory than the catalogue.
    await editionPool.recycleWorkers();
  }
};
