import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { type PictureKind, isDrawing, pictureKinds } from '#domain/content/picture.ts';
import { type ContentProblem, type Finding, foundAt } from '#domain/content/problems.ts';
import { findPictureFaults } from './picture-faults.ts';
import { contentFileOf, listPictures } from './picture-files.ts';

/** Pictures that are decoded at the same time. */
const picturesAtOnce = 4;

/** Larger ones would take gigabytes of memory. */
const maxReadPixels = 250_000_000;

/** Small, as only the decoding matters. */
const decodedWidth = 16;

// Each picture is opened once, and libvips would keep what the decoders of the last ones hold.
sharp.cache(false);

interface Source {
  readonly kind: PictureKind;
  /** Absolute path. */
  readonly source: string;
}

/**
 * Why a file is no picture that can be shown. sharp says what is wrong before a colon; what libvips says
 * after it may be lost to another picture that is opened at the same time.
 */
const explain = async (source: string, error: unknown): Promise<string> => {
  const type = await fileTypeFromBuffer(await readFile(source));
  const isOther = type && !['jpg', 'png', 'webp', 'xml'].includes(type.ext);
  if (isOther) return `it is a file of the type ${type.ext.toUpperCase()}; export it as JPEG, PNG or WebP`;
  if (error instanceof Error && error.message.includes('exceeds pixel limit'))
    return `it has more pixels than are read (${maxReadPixels / 1_000_000} million); export it smaller`;
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/[:\n]/u, 1);
  return `${reason}; copy or export it again`;
};

/** Size of a picture as it is shown, in pixels. */
const sizeOf = ({ autoOrient, width, height }: Metadata) => ({
  width: autoOrient.width ?? width,
  height: autoOrient.height ?? height,
});

const checkPicture = async ({ kind, source }: Source): Promise<readonly Finding[]> => {
  const { size: bytes } = await stat(source);
  if (bytes === 0) return [{ text: 'is empty (0 bytes): copy it again' }];
  try {
    const picture = sharp(source, { failOn: 'warning', limitInputPixels: maxReadPixels });
    const metadata = await picture.metadata();
    await picture.resize(decodedWidth).raw().toBuffer();
    const { format, space, pages = 1 } = metadata;
    const ending = path.extname(source).toLowerCase();
    const isVector = isDrawing(source.toLowerCase());
    return findPictureFaults(kind, { ...sizeOf(metadata), bytes, format, ending, space, pages, isVector });
  } catch (error) {
    return [{ text: `cannot be opened as a picture: ${await explain(source, error)}` }];
  }
};

/** Opens the pictures of the content folder: drawings and photos. @param opened paths of those that were opened before */
export const checkPictures = async (
  contentDir: string,
  opened: ReadonlySet<string> = new Set(),
): Promise<ContentProblem[]> => {
  const byKind = await Promise.all(
    pictureKinds.map(async (kind) => {
      const sources = await listPictures(contentDir, kind);
      return Array.from(sources.values(), ({ source }): Source => ({ kind, source }));
    }),
  );
  const sources = byKind.flat().filter(({ source }) => !opened.has(source));
  const problems: ContentProblem[] = [];
  for (let start = 0; start < sources.length; start += picturesAtOnce) {
    const batch = sources.slice(start, start + picturesAtOnce);
    const findings = await Promise.all(batch.map(checkPicture));
    for (const [index, { source }] of batch.entries())
      for (const finding of findings[index] ?? []) problems.push(foundAt(contentFileOf(source), 1, finding));
  }
  return problems;
};
