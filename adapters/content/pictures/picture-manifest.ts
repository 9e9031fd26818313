import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/**
 * The content version that a folder of pictures is complete for and, by file, an empty string while the picture is in
 * use, then the ISO date of the load that found it unused.
 */
const manifestSchema = z.object({ version: z.string(), files: z.record(z.string(), z.string()) });

export type PictureManifest = z.output<typeof manifestSchema>;

export const manifestFile = (folder: string): string => path.join(folder, '.made.json');

/** `undefined` if the manifest is missing or invalid. */
export const readManifest = async (folder: string): Promise<PictureManifest | undefined> => {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(manifestFile(folder), 'utf8')));
  } catch {
    return undefined;
  }
};
