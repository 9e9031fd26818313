import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { heightOf, pictureFormats } from '#domain/content/picture.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { maxTurntableBytes, turntableSheet } from '#domain/content/turntable.ts';
import { zoomWidth } from '#domain/content/zoom-widths.ts';
import {
  type PictureSource,
  contentFileOf,
  listPictures,
  listTurntables,
} from '../pictures/picture-files.ts';

/** The one size that all pictures of a folder have. */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly maxBytes: number;
  /** Name for a picture of this size. */
  readonly name: string;
  /** Description of the parts that such a picture consists of. */
  readonly parts?: string;
}

const { columns, rows, frameWidth, frameHeight } = turntableSheet;

const turntableSize: Size = {
  width: columns * frameWidth,
  height: rows * frameHeight,
  maxBytes: maxTurntableBytes,
  name: 'turntable',
  parts: `${columns} × ${rows} frames of ${frameWidth} × ${frameHeight}`,
};

/** Size of detail pictures as the studio renders them, so that what visitors look at closely is there. */
const detailSize: Size = {
  width: zoomWidth,
  height: heightOf(pictureFormats.detail, zoomWidth),
  maxBytes: 150_000,
  name: 'detail',
};

const faultsOf = async (source: string, wanted: Size): Promise<string[]> => {
  const { size } = await stat(source);
  const tooLarge = size > wanted.maxBytes ? [`has ${size} bytes, more than ${wanted.maxBytes}`] : [];
  try {
    const { width, height } = await sharp(source).metadata();
    if (width === wanted.width && height === wanted.height) return tooLarge;
    const pixels = `${wanted.width} × ${wanted.height}`;
    const others = wanted.parts === undefined ? pixels : `those of ${wanted.parts}: ${pixels}`;
    return [...tooLarge, `has ${width} × ${height} pixels, not ${others}`];
  } catch {
    return [...tooLarge, 'cannot be opened as a picture'];
  }
};

const checkSize = async (
  sources: ReadonlyMap<string, PictureSource>,
  size: Size,
  opened: ReadonlySet<string>,
): Promise<ContentProblem[]> => {
  const problems: ContentProblem[] = [];
  for (const { source } of sources.values()) {
    if (opened.has(source)) continue;
    for (const text of await faultsOf(source, size))
      problems.push({ file: contentFileOf(source), line: 1, text: `the ${size.name} ${text}` });
  }
  return problems;
};

/**
 * Opens the pictures of the content folder that have one size in bytes and pixels: turntables and details.
 * @param opened paths of those that were opened before
 */
export const checkSizes = async (
  contentDir: string,
  opened: ReadonlySet<string> = new Set(),
): Promise<ContentProblem[]> => [
  ...(await checkSize(await listTurntables(contentDir), turntableSize, opened)),
  ...(await checkSize(await listPictures(contentDir, 'detail'), detailSize, opened)),
];
