import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxFileBytes } from '#domain/requests/files/file-fault.ts';
import { checkedFieldName, maxOrderLength, orderFieldName } from '#contracts/order.ts';
import { filesInputName, maxFiles } from '#contracts/form-files.ts';

/** Maximum size of a form without its files: four times the longest message, which is not percent-encoded here. */
const maxFieldBytes = 65_536;

/** Maximum of the lines of an order, and of the same as they were checked: the longest text in UTF-8. */
const maxOrderBytes = 4 * maxOrderLength;

const orderFields: ReadonlySet<string> = new Set([orderFieldName, checkedFieldName]);

/** Files that are too large are read to their end: a browser shows no answer before it has sent everything. */
const maxBodyBytes = 1_000_000_000;

const maxMs = 1_800_000;

/** More than a form has, whatever its products; more than `maxFiles`, so that their number has an error of its own. */
const limits = {
  fileSize: maxFileBytes,
  files: 4 * maxFiles,
  fields: 1000,
  fieldSize: maxOrderBytes,
  fieldNameSize: 300,
  headerPairs: 20,
};

/** Lets a part of the server take forms with files. A file that is too large is cut off, not an error. */
export const acceptUploads = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, { limits, throwFileSizeLimit: false });
};

/** The form is malformed, or was cut off. */
export class BrokenUploadError extends Error {
  override readonly name = 'BrokenUploadError';
  readonly statusCode = 400;
}

/** The fields alone, or all of the form, are more than any form has. */
class UploadTooLargeError extends Error {
  override readonly name = 'UploadTooLargeError';
  readonly statusCode = 413;
}

/** Minimum speed of an upload: that of a phone that hardly has a connection. */
const minBytesPerMs = 1;

/** Ends the connection of a client that sends next to nothing for a while, or does not come to an end. */
const endIfSlow = ({ raw }: FastifyRequest, idleMs: number): void => {
  const startedAt = performance.now();
  let bytes = 0;
  let bytesBefore = -Infinity;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) raw.destroy();
  });
  const watch = setInterval(() => {
    if (bytes - bytesBefore < idleMs * minBytesPerMs || performance.now() - startedAt > maxMs) raw.destroy();
    bytesBefore = bytes;
  }, idleMs);
  raw.once('close', () => clearInterval(watch));
};

/**
 * Whether the part is a file of the form. Without JavaScript, an input without a file is sent as a file without a name.
 */
const isFile = (part: Multipart): part is MultipartFile =>
  part.type === 'file' && part.fieldname === filesInputName && Boolean(part.filename);

/** Reads a part that is none of the form's files, unless it is too long. @returns its bytes, with its name */
const measurePart = async (part: Multipart): Promise<number> => {
  let bytes = Buffer.byteLength(part.fieldname);
  if (part.type === 'field') {
    if (part.valueTruncated) return Infinity;
    return bytes + (typeof part.value === 'string' ? Buffer.byteLength(part.value) : 0);
  }
  for await (const chunk of part.file) {
    bytes += Buffer.byteLength(chunk);
    if (bytes > maxFieldBytes) break;
  }
  return bytes;
};

/**
 * The fields and files of a multipart form, one after the other: a file must be read, or resumed, before the next. Who
 * stops early leaves the rest to be skipped, as a browser reads no answer before it has sent everything.
 * @param idleMs after which a client that sends less than a byte a millisecond is cut off
 * @throws BrokenUploadError, UploadTooLargeError
 */
export const readParts = async function* (
  request: FastifyRequest,
  idleMs: number,
): AsyncGenerator<Multipart> {
  const { raw } = request;
  let fieldBytes = 0;
  endIfSlow(request, idleMs);
  try {
    if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes)
      throw new UploadTooLargeError('The form is too large.');
    const parts = request.parts();
    for await (const part of parts) {
      if (isFile(part)) {
        yield part;
      } else {
        const bytes = await measurePart(part);
        fieldBytes +=
          orderFields.has(part.fieldname) && part.type === 'field' && bytes < Infinity ? 0 : bytes;
        if (fieldBytes > maxFieldBytes) throw new UploadTooLargeError('The fields are too large.');
        if (part.type === 'field') yield part;
      }
    }
  } catch (error) {
    if (error instanceof UploadTooLargeError) throw error;
    const { FilesLimitError, FieldsLimitError } = request.server.multipartErrors;
    if (error instanceof FilesLimitError || error instanceof FieldsLimitError)
      throw new UploadTooLargeError('The form has too many parts.', { cause: error });
    throw new BrokenUploadError('The form is malformed or incomplete.', { cause: error });
  } finally {
    raw.unpipe();
    raw.resume();
  }
};
