import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** A hash that changes when any text file of the content folder changes; pictures do not count. */
export const contentVersion = async (root: string): Promise<string> => {
  const entries = await readdir(root, { recursive: true });
  const hash = createHash('sha256');
  for (const file of entries.filter((entry) => entry.endsWith('.yaml')).sort()) {
    hash.update(`${file}\0`).update(await readFile(path.join(root, file))).update('\0');
  }
  return hash.digest('hex');
};
