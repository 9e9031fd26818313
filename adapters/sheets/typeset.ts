import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Tinypool } from 'tinypool';
import { palette } from '#domain/site/palette.ts';
import { startChildProcesses } from '../process/child-processes.ts';
import type { TypstDocument } from './parts.ts';
import { breakLongWords, toFontCharacters } from './signs.ts';
import type { TypesettingTask } from './typesetting-process.ts';
import { wordings } from './wording.ts';

const logoFile = path.resolve(import.meta.dirname, '..', '..', 'public', 'logo.svg');

/** The compiler remembers parts of what it has typeset, a MB or two for each document; a new process forgets them. */
const maxDocumentsPerProcess = 50;

let pool: Tinypool | undefined;
let documents = 0;

/** One process, of some 200 MB, since the first document takes some tenths of a second and the next ones some hundredths. */
const startPool = (): Tinypool =>
  startChildProcesses({ module: new URL('typesetting-process.ts', import.meta.url), maxProcesses: 1 });

/** Keys whose values are no texts. */
const verbatim: ReadonlySet<string> = new Set(['svg', 'code', 'logo', 'url', 'part', 'kind']);

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

/**
 * Typesets a document as PDF, in another process. Reads neither clock nor randomness, so equal documents give equal bytes.
 * @throws TypesettingError
 */
export const typeset = async (document: TypstDocument): Promise<Buffer> => {
  const jpeg = jpegOf(document);
  const [, region] = wordings[document.language].locale.split('-');
  const logo = await readFile(logoFile, 'utf8');
  const data = JSON.stringify(
    { ...document, date: dateParts(document.date), region, logo, palette },
    (key, value: unknown) => {
      if (key === 'jpeg') return undefined;
      return typeof value === 'string' && !verbatim.has(key)
        ? breakLongWords(toFontCharacters(value))
        : value;
    },
  );
  const task: TypesettingTask = { data, jpeg };
  pool ??= startPool();
  const pdf = Buffer.from(await pool.run(task));
  documents += 1;
  if (documents % maxDocumentsPerProcess === 0) await pool.recycleWorkers();
  return pdf;
};
