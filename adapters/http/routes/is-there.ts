import { access } from 'node:fs/promises';
import path from 'node:path';

/**
 * Whether a folder has the file. Asked before `sendFile` with headers that are cached for a year, which would say of a missing
 * file that it is missing for a year.
 */
export const isThere = (folder: string, file: string): Promise<boolean> =>
  access(path.join(folder, file)).then(
    () => true,
    () => false,
  );
