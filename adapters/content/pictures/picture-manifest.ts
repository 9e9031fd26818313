import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const manifestSchema = z.object({ version: z.string(), files: z.record(z.string(), z.string()) });

/** The version of a folder of pictures and, by file, the hash of the source and settings that it was encoded from. */
export type PictureManifest = z.output<typeof manifestSchema>;

/** With another name, the next start would encode all pictures again. */
export const manifestFile = (folder: string): string => path.join(folder, '.made.json');

/** `undefined` if the manifest is missing or invalid; then all pictures are encoded again. */
export const readManifest = async (folder: string): Promise<PictureManifest | undefined> => {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(manifestFile(folder), 'utf8')));
  } catch {
    return undefined;
  }
};
