import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Attachment, attachmentIds } from '#domain/requests/files/attachment.ts';
import { RefusedFileError, StorageFullError } from '#domain/requests/errors.ts';
import type { FileFault } from '#domain/requests/files/file-fault.ts';
import type { AttachmentFiles } from '#domain/requests/ports.ts';
import { filesInputName, maxFiles } from '#contracts/form-files.ts';
import type { FileError, SubmissionResult } from '#contracts/submission-result.ts';
import { BrokenUploadError, readParts } from './read-parts.ts';
import { shownFileName } from './shown-file-name.ts';

export interface UploadDependencies {
  readonly app: FastifyInstance;
  readonly files: Pick<AttachmentFiles, 'store' | 'delete'>;
}

/** Parts of a multipart form besides its fields, which become the body of the request. */
export interface Upload {
  /** Stored, but of no request yet. */
  readonly attachments: readonly Attachment[];
  readonly errors: readonly FileError[];
  /** Why the rest of the form was not read; then nothing is stored. */
  readonly refusal?: Extract<SubmissionResult, { kind: 'tooMany' | 'storageFull' }>;
}

/** Time in which an upload has to make progress: over a mobile line some seconds may pass without a byte. */
const idleMs = 30_000;

const faultOf = ({ filename }: MultipartFile, { fault: code, found }: FileFault): FileError => ({
  field: 'files',
  code,
  file: shownFileName(filename),
  ...(found !== undefined && { found }),
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
    return faultOf(part, { fault: 'fileTooLarge' });
  } catch (error) {
    if (error instanceof RefusedFileError)
      return faultOf(part, file.truncated ? { fault: 'fileTooLarge' } : error.reason);
    if (!(error instanceof StorageFullError) && file.errored)
      throw new BrokenUploadError('The form was cut off.', { cause: error });
    throw error;
  }
};

/** The files of a form, one after the other; the first of them is preceded by the count of the upload. */
const receive = async (
  { app, files }: UploadDependencies,
  request: FastifyRequest,
  {
    fields,
    attachments,
    errors,
  }: { fields: Map<string, string>; attachments: Attachment[]; errors: FileError[] },
): Promise<Upload['refusal']> => {
  let count = 0;
  const names: string[] = [];
  const tooMany: string[] = [];
  for await (const part of readParts(request, idleMs)) {
    if (part.type === 'field') {
      fields.set(part.fieldname, typeof part.value === 'string' ? part.value : '');
    } else {
      count += 1;
      // As many as messages name, so that hostile forms are not held in memory.
      if (count <= maxFiles) names.push(part.filename.replaceAll('/', ' '));
      fields.set(filesInputName, names.join('/'));
      if (count === 1) {
        const limit = await app.countUpload(request);
        if (limit) return { kind: 'tooMany', ...limit };
      }
      if (count > maxFiles) {
        part.file.resume();
        tooMany.push(shownFileName(part.filename));
      } else {
        const stored = await storeFile(files, part);
        if (isAttachment(stored)) attachments.push(stored);
        else errors.push(stored);
      }
    }
  }
  if (tooMany.length > 0) errors.push({ field: 'files', code: 'tooManyFiles', file: tooMany.join(', ') });
  return undefined;
};

/**
 * Reads a multipart form, and stores its files as they arrive. It counts as an attempt of the client before its
 * first file is read. Fields stand before files, so that those of a refused form are known.
 * @throws BrokenUploadError, UploadTooLargeError; nothing is stored then
 */
export const receiveUpload = async (
  dependencies: UploadDependencies,
  request: FastifyRequest,
): Promise<Upload> => {
  const fields = new Map<string, string>();
  const attachments: Attachment[] = [];
  const errors: FileError[] = [];
  const refuse = async (refusal: Upload['refusal']): Promise<Upload> => {
    await dependencies.files.delete(attachmentIds({ attachments }));
    return { attachments: [], errors: [], ...(refusal && { refusal }) };
  };
  try {
    const refusal = await receive(dependencies, request, { fields, attachments, errors });
    return refusal ? await refuse(refusal) : { attachments, errors };
  } catch (error) {
    const refused = await refuse({ kind: 'storageFull' });
    if (error instanceof StorageFullError) return refused;
    throw error;
  } finally {
    request.body = Object.fromEntries(fields);
  }
};
