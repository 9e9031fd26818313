import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StorageFullError } from '#domain/requests/errors.ts';
import type { AttachmentFiles } from '#domain/requests/ports.ts';
import type { Bucket } from './bucket.ts';
import { isFileId } from './file-id.ts';

interface Options {
  readonly bucket: Bucket;
  /** Checks files on the disk before they are uploaded, and has those from before there was a bucket. */
  readonly local: AttachmentFiles;
  /** Absolute path of `local`. */
  readonly folder: string;
  /** Limit of all files in the bucket; uploads within a minute may exceed it by their own size. */
  readonly maxBytes: number;
  readonly warn: (error: unknown) => void;
}

/** Time for which the summed size of all files is true enough. */
const sumMs = 60_000;

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Files in a bucket, which several machines share. Each is checked on the disk before it is uploaded. */
export const createBucketFiles = ({ bucket, local, folder, maxBytes, warn }: Options): AttachmentFiles => {
  let sum: { readonly bytes: number; readonly at: number } | undefined;

  const stored = async () => (await bucket.list()).filter(({ key }) => isFileId(key));

  const usedBytes = async (): Promise<number> => {
    if (!sum || performance.now() - sum.at > sumMs) {
      const bytes = (await stored()).reduce((total, { size }) => total + size, 0);
      sum = { bytes, at: performance.now() };
    }
    return sum.bytes;
  };

  /** @throws StorageFullError where the store takes nothing: a form without files can still be sent */
  const orFull = async <Result>(action: Promise<Result>): Promise<Result> => {
    try {
      return await action;
    } catch (error) {
      warn(error);
      throw new StorageFullError('The store of files takes none.', { cause: error });
    }
  };

  const checkRoom = async (bytes: number): Promise<void> => {
    if ((await orFull(usedBytes())) + bytes > maxBytes)
      throw new StorageFullError('The limit of all attachments is reached.');
  };

  return {
    async store(file) {
      await checkRoom(1);
      const attachment = await local.store(file);
      const { id, bytes, hash } = attachment;
      try {
        await checkRoom(bytes);
        await orFull(bucket.upload(id, path.join(folder, id), hash));
        if (sum) sum = { ...sum, bytes: sum.bytes + bytes };
        return attachment;
      } finally {
        await local.delete([id]);
      }
    },

    async open(id) {
      return (await bucket.read(id)) ?? local.open(id);
    },

    async delete(ids) {
      await local.delete(ids);
      for (const id of ids) await bucket.delete(id);
    },

    async storedBefore(moment) {
      const inBucket = (await stored()).filter(({ storedAt }) => storedAt < moment).map(({ key }) => key);
      return [...new Set([...inBucket, ...(await local.storedBefore(moment))])];
    },

    async sizes() {
      return new Map([
        ...(await local.sizes()),
        ...(await stored()).map(({ key, size }) => [key, size] as const),
      ]);
    },

    check: bucket.check,

    async restore(id, copy) {
      await bucket.upload(id, copy, await hashOf(copy));
    },
  };
};
