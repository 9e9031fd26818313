import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const notesSchema = z.object({ version: z.string(), files: z.record(z.string(), z.string()) });

/** What a folder of pictures holds: its version, and by file the hash of what it was made from. */
export type PictureManifest = z.output<typeof notesSchema>;

/** Where the notes of a folder are kept. */
export const manifestFile = (folder: string): string => path.join(folder, '.made.json');

/** `undefined` where there are none, or half of them: then everything is made anew. */
export const readManifest = async (folder: string): Promise<PictureManifest | undefined> => {
  try {
    return notesSchema.parse(JSON.parse(await readFile(manifestFile(folder), 'utf8')));
  } catch {
    return undefined;
  }
};
