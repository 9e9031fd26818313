import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  chmod,
  constants,
  copyFile,
  mkdir,
  open,
  readFile,
  readdir,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import path from 'node:path';
import { md5 } from '@noble/hashes/legacy.js';
import { fileTypeFromBuffer } from 'file-type';
import PQueue from 'p-queue';
import { attachmentName } from '#domain/requests/files/attachment.ts';
import { RefusedFileError, StorageFullError } from '#domain/requests/errors.ts';
import { inspectFile } from '#domain/requests/files/inspect-file.ts';
import type { AttachmentFiles } from '#domain/requests/ports.ts';
import { isFileId } from './file-id.ts';
import { ifMissing } from '../process/missing-files.ts';

interface Options {
  /** Absolute path; made with the first file. */
  readonly folder: string;
  /** Maximum size of all files together; uploads at the same time may exceed it by their own size. */
  readonly maxBytes: number;
  /** Space on the disk that is left for everything else. */
  readonly minFreeBytes: number;
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** Writes a new file that only its owner can read, durably. */
const write = async (
  file: string,
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<{ readonly bytes: number; readonly hash: string }> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new StorageFullError('The limit of all attachments is reached.');
      hash.update(chunk);
      yield chunk;
    }
  };
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(counted());
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { bytes, hash: hash.digest('hex') };
};

/** Contents that are in memory at once. */
const maxInspected = 2;

/** The media type of a file. @throws RefusedFileError */
const inspect = async (name: string, file: string): Promise<string> => {
  const bytes = await readFile(file);
  const found = await inspectFile(name, bytes, await fileTypeFromBuffer(bytes), md5);
  if ('fault' in found) throw new RefusedFileError(found);
  return found.type;
};

/** Makes the names of new files durable. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Opens the file when it is first read, so that content that nobody reads leaves no file open. */
const read = async function* (file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file);
};

/** Files in one folder, named by their ids alone. Several processes may share the folder. */
export const createAttachmentFiles = ({ folder, maxBytes, minFreeBytes }: Options): AttachmentFiles => {
  const pathOf = (id: string): string => path.join(folder, id);
  const inspecting = new PQueue({ concurrency: maxInspected });

  const stored = async (): Promise<readonly { readonly id: string; size: number; mtime: Date }[]> => {
    const names = await ifMissing(readdir(folder), []);
    const files = names.filter(isFileId).map(async (id) => {
      const stats = await ifMissing(stat(pathOf(id)), undefined);
      return stats ? [{ id, size: stats.size, mtime: stats.mtime }] : [];
    });
    return (await Promise.all(files)).flat();
  };

  const room = async (): Promise<number> => {
    const used = (await stored()).reduce((sum, { size }) => sum + size, 0);
    const { bavail, bsize } = await statfs(folder);
    return Math.min(maxBytes - used, bavail * bsize - minFreeBytes);
  };

  return {
    async store({ name, content }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = randomUUID();
      try {
        const { bytes, hash } = await write(pathOf(id), content, await room());
        const type = await inspecting.add(() => inspect(name, pathOf(id)));
        await syncFolder(folder);
        return { id, name: attachmentName(name, type), type, bytes, hash };
      } catch (error) {
        await rm(pathOf(id), { force: true });
        throw isFull(error) ? new StorageFullError('The disk is full.', { cause: error }) : error;
      }
    },

    async open(id) {
      return (await ifMissing(stat(pathOf(id)), undefined)) && read(pathOf(id));
    },

    async delete(ids) {
      for (const id of ids) await rm(pathOf(id), { force: true });
    },

    async storedBefore(moment) {
      return (await stored()).filter(({ mtime }) => mtime < moment).map(({ id }) => id);
    },

    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },

    async sizes() {
      return new Map((await stored()).map(({ id, size }) => [id, size]));
    },

    async restore(id, copy) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await copyFile(copy, pathOf(id), constants.COPYFILE_FICLONE);
      await chmod(pathOf(id), 0o600);
    },
  };
};
