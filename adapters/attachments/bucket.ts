import { openAsBlob } from 'node:fs';
import { S3mini } from 's3mini';
import { StoreUnavailableError } from '#domain/shared/errors/store-unavailable-error.ts';

export interface BucketOptions {
  /** Address of the bucket and of a folder in it, such as https://s3.example.com/bucket/folder. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface StoredObject {
  readonly key: string;
  /** Length in bytes. */
  readonly size: number;
  readonly storedAt: Date;
}

/**
 * Objects of an S3-compatible store, by keys below one folder. Every method throws StoreUnavailableError while the store
 * does not do as it is told.
 */
export interface Bucket {
  list(): Promise<readonly StoredObject[]>;
  /** Resolves if the bucket can be listed. */
  check(): Promise<void>;
  /** Uploads a file: the store has all of it, or nothing. @param sha256 of its content, in hexadecimal */
  upload(key: string, file: string, sha256: string): Promise<void>;
  /** `undefined` when there is no such object. */
  read(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Keys without an object are skipped. */
  delete(key: string): Promise<void>;
}

const answerTimeoutMs = 10_000;

/** Slowest upload that is waited for: 50 kB/s. */
const minBytesPerMs = 50;

/** Gives up when the store does not answer; a body that is read after that takes its time. */
const fetchInTime: typeof fetch = async (input, init) => {
  const uploaded = init?.body instanceof Blob ? init.body.size : 0;
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new Error('no answer')),
    answerTimeoutMs + uploaded / minBytesPerMs,
  );
  try {
    return await fetch(input, { ...init, signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
};

const orUnavailable = async <Result>(action: () => Promise<Result>): Promise<Result> => {
  try {
    return await action();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreUnavailableError(`The store of files is away: ${reason}.`, { cause: error });
  }
};

/** Opens a bucket, which has to be there. */
export const openBucket = ({ url, region, accessKeyId, secretAccessKey }: BucketOptions): Bucket => {
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '');
  const prefix = folders.map((folder) => `${decodeURIComponent(folder)}/`).join('');
  const store = new S3mini({
    endpoint: `${origin}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: fetchInTime,
  });
  const listed = async (max?: number) => {
    const objects = await store.listObjects('/', prefix, max);
    // That is its answer for a bucket that is not there.
    if (!objects) throw new Error('there is no such bucket');
    return objects;
  };
  return {
    check: () =>
      orUnavailable(async () => {
        await listed(1);
      }),
    list: () =>
      orUnavailable(async () => {
        const objects = await listed();
        return objects.map(({ Key, Size, LastModified }) => ({
          key: Key.slice(prefix.length),
          size: Size,
          storedAt: LastModified,
        }));
      }),
    upload: (key, file, sha256) =>
      orUnavailable(async () => {
        await store.putObject(prefix + key, await openAsBlob(file), undefined, undefined, {
          'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64'),
        });
      }),
    read: (key) =>
      orUnavailable(async () => (await store.getObjectResponse(prefix + key))?.body ?? undefined),
    delete: (key) =>
      orUnavailable(async () => {
        await store.deleteObject(prefix + key);
      }),
  };
};
