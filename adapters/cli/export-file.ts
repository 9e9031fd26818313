import { type FileHandle, open, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';

/** The export file cannot be written. */
export class ExportError extends OperatorError {
  override readonly name = 'ExportError';
}

type Content = Iterable<string> | AsyncIterable<Uint8Array>;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Writes an export. The destination stays open; if it is closed early, as by `head`, the writing ends. */
export const writeExport = async (content: Content, destination: Writable): Promise<void> => {
  try {
    await pipeline(Readable.from(content), destination, { end: false });
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
 * Writes an export to a new file that only its owner can read.
 * @throws ExportError, also if the file exists
 */
export const writeExportFile = async (content: Content, file: string): Promise<void> => {
  const handle = await create(file);
  try {
    await pipeline(Readable.from(content), handle.createWriteStream());
  } catch (error) {
    await rm(file, { force: true });
    throw cannotWrite(file, error);
  }
};
