import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type PictureKind, isDrawing, pictureFormats } from '#domain/content/picture.ts';
import { InvalidContentError } from '#domain/content/problems.ts';
import { withThemes } from './drawing-themes.ts';
import { type Picture, contentFileOf, servedFile, servedFilesOf } from './picture-files.ts';
import { manifestFile, readManifest } from './picture-manifest.ts';
import { exists, replaceFile } from './write-file.ts';

interface Options {
  readonly pictures: readonly Picture[];
  /** Absolute path of the folder that the site serves as /images. */
  readonly folder: string;
  /** Written to the manifest once all files are there. */
  readonly version: string;
}

/** Numbers of pictures. */
export interface PictureChanges {
  readonly added: number;
  readonly removed: number;
}

/** Pages in the caches of browsers and proxies refer to pictures that the content no longer has. */
const keepUnusedMs = 30 * 86_400_000;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const writeDrawing = async (source: string, kind: PictureKind, target: string): Promise<void> => {
  // Loaded with the first drawing, as most starts clean none.
  const { cleanDrawing } = await import('./clean-drawing.ts');
  const svg = withThemes(cleanDrawing(await readFile(source, 'utf8'), pictureFormats[kind]));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await replaceFile(`${target}.br`, await compressBrotli(svg, { params }));
  await replaceFile(`${target}.gz`, await compressGzip(svg, { level: constants.Z_BEST_COMPRESSION }));
  await replaceFile(target, svg);
};

const unreadablePicture = (source: string, error: unknown): InvalidContentError =>
  new InvalidContentError([
    { file: contentFileOf(source), line: 1, text: `cannot be read as a picture: ${String(error)}` },
  ]);

const write = async ({ kind, source, file }: Picture, target: string): Promise<void> => {
  try {
    if (kind !== 'turntable' && kind !== 'document' && isDrawing(file))
      await writeDrawing(source, kind, target);
    else await replaceFile(target, await readFile(source));
  } catch (error) {
    throw unreadablePicture(source, error);
  }
};

const byFile = (pictures: readonly Picture[]): ReadonlyMap<string, Picture> =>
  new Map(pictures.map((picture) => [servedFile(picture), picture]));

/**
 * Writes those pictures that the folder lacks: each drawing cleaned and compressed, each photo as it is, for
 * `encodePhotos`, and turntables. Entries that share a picture share its files.
 * @returns their number
 * @throws InvalidContentError if a drawing is no SVG
 */
export const writePictures = async ({
  pictures,
  folder,
}: Pick<Options, 'pictures' | 'folder'>): Promise<number> => {
  let added = 0;
  for (const [file, picture] of byFile(pictures)) {
    const target = path.join(folder, file);
    // A file of this name has this content.
    if (await exists(target)) continue;
    await write(picture, target);
    added += 1;
  }
  return added;
};

/**
 * Completes the folder that is served as /images by `writePictures`. Files that were unused for 30 days are deleted.
 * @throws InvalidContentError if a drawing is no SVG
 */
export const makePictures = async ({ pictures, folder, version }: Options): Promise<PictureChanges> => {
  const before = (await readManifest(folder))?.files ?? {};
  const added = await writePictures({ pictures, folder });

  const inUse = new Set([...byFile(pictures).values()].flatMap(servedFilesOf));
  const now = Date.now();
  const after: Record<string, string> = Object.fromEntries([...inUse].map((file) => [file, '']));
  let removed = 0;
  for (const [file, unusedSince] of Object.entries(before)) {
    if (inUse.has(file)) continue;
    const since = Date.parse(unusedSince);
    if (now - since > keepUnusedMs) {
      await rm(path.join(folder, file), { force: true });
      removed += 1;
    } else after[file] = Number.isNaN(since) ? new Date(now).toISOString() : unusedSince;
  }
  await replaceFile(manifestFile(folder), JSON.stringify({ version, files: after }));
  return { added, removed };
};
