import { readdir } from 'node:fs/promises';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The value, or another where the file or folder is not there: a request may be erased meanwhile. */
export const ifMissing = <Value, Other>(value: Promise<Value>, other: Other): Promise<Value | Other> =>
  value.catch((error: unknown) => {
    if (isMissing(error)) return other;
    throw error;
  });

/** Names of the files in a folder; none if it is not there. */
export const namesIn = (folder: string): Promise<readonly string[]> => ifMissing(readdir(folder), []);
