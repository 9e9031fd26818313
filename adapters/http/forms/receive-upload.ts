import { randomUUID } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Attachment, attachmentIds } from '#domain/requests/attachment.ts';
import { StorageFullError, UnsupportedFileError } from '#domain/requests/errors.ts';
import type { AttachmentFiles } from '#domain/requests/ports.ts';
import { oneLine } from '#domain/shared/one-line.ts';
import { formFieldNames } from '../contracts/form-fields.ts';
import { filesInputName, maxFiles } from '../contracts/form-files.ts';
import type { FileError, FileErrorCode, SubmissionResult } from '../contracts/submission-result.ts';
import type { CountedForm } from '../plugins/form-rate-limit.ts';
import { BrokenUploadError, readParts } from './read-parts.ts';

export interface UploadDependencies {
  readonly app: FastifyInstance;
  readonly files: Pick<AttachmentFiles, 'store' | 'delete'>;
}

/** What a multipart form has besides its fields, which become the body of the request. */
export interface Upload {
  /** Stored, but of no request yet. */
  readonly attachments: readonly Attachment[];
  readonly errors: readonly FileError[];
  /** By whom it was sent, if it has files. */
  readonly counted?: CountedForm;
  /** Why the rest of the form was not read; then nothing is stored. */
  readonly refusal?: Extract<SubmissionResult, { kind: 'tooMany' | 'storageFull' }>;
}

/** Over a mobile line some seconds may pass without a byte. */
const idleMs = 30_000;

const maxShownName = 80;

const faultOf = (code: FileErrorCode, { filename }: MultipartFile): FileError => ({
  field: 'files',
  code,
  file: oneLine(filename, maxShownName),
});

const isAttachment = (stored: Attachment | FileError): stored is Attachment => 'id' in stored;

/** The stored file, or what is wrong with it. @throws StorageFullError, BrokenUploadError */
const storeFile = async (
  files: UploadDependencies['files'],
  part: MultipartFile,
): Promise<Attachment | FileError> => {
  const { file } = part;
  try {
    const attachment = await files.store({ name: part.filename, content: file });
    if (!file.truncated) return attachment;
    await files.delete([attachment.id]);
    return faultOf('fileTooLarge', part);
  } catch (error) {
    if (error instanceof UnsupportedFileError)
      return faultOf(file.truncated ? 'fileTooLarge' : 'fileType', part);
    if (!(error instanceof StorageFullError) && file.errored)
      throw new BrokenUploadError('The form was cut off.', { cause: error });
    throw error;
  }
};

/** What of a form has arrived. */
interface Received {
  readonly fields: Map<string, string>;
  readonly attachments: Attachment[];
  readonly errors: FileError[];
  fileCount: number;
  counted?: CountedForm;
}

const countUpload = (
  app: FastifyInstance,
  request: FastifyRequest,
  { fields }: Received,
): Promise<CountedForm> => {
  const { 'idempotency-key': header = fields.get(formFieldNames.idempotencyKey) } = request.headers;
  return app.countUpload(request, String(header || randomUUID()));
};

const receiveFile = async (
  files: UploadDependencies['files'],
  part: MultipartFile,
  { attachments, errors, fileCount }: Received,
): Promise<void> => {
  if (fileCount > maxFiles) {
    part.file.resume();
    if (fileCount === maxFiles + 1) errors.push({ field: 'files', code: 'tooManyFiles' });
    return;
  }
  const stored = await storeFile(files, part);
  if (isAttachment(stored)) attachments.push(stored);
  else errors.push(stored);
};

/** Reads the parts of a form, until the client turns out to be above its limit. */
const receive = async (
  { app, files }: UploadDependencies,
  request: FastifyRequest,
  received: Received,
): Promise<Upload['refusal']> => {
  for await (const part of readParts(request, idleMs)) {
    if (part.type === 'field') {
      received.fields.set(part.fieldname, typeof part.value === 'string' ? part.value : '');
    } else if (part.fieldname !== filesInputName || !part.filename) {
      // Without JavaScript, an input without a file is sent as a file without a name.
      part.file.resume();
    } else {
      received.fileCount += 1;
      received.fields.set(filesInputName, String(received.fileCount));
      received.counted ??= await countUpload(app, request, received);
      const { retryAfter } = received.counted;
      if (retryAfter !== undefined) return { kind: 'tooMany', retryAfter };
      await receiveFile(files, part, received);
    }
  }
  return undefined;
};

/**
 * Reads a multipart form, and stores its files as they arrive. An upload counts against the client's limit before its
 * first file is read. Fields stand before files, so that those of a refused form are known.
 * @throws BrokenUploadError, UploadTooLargeError; nothing is stored then
 */
export const receiveUpload = async (
  dependencies: UploadDependencies,
  request: FastifyRequest,
): Promise<Upload> => {
  const received: Received = { fields: new Map(), attachments: [], errors: [], fileCount: 0 };
  const refuse = async (refusal: NonNullable<Upload['refusal']>): Promise<Upload> => {
    await dependencies.files.delete(attachmentIds(received));
    return { attachments: [], errors: [], refusal };
  };
  try {
    const refusal = await receive(dependencies, request, received);
    return refusal ? await refuse(refusal) : received;
  } catch (error) {
    const refused = await refuse({ kind: 'storageFull' });
    if (error instanceof StorageFullError) return refused;
    throw error;
  } finally {
    request.body = Object.fromEntries(received.fields);
  }
};
