import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PictureKind, isDrawing, pictureFile, pictureFormats } from '#domain/content/picture.ts';
import { palette } from '#domain/site/drawings/palette.ts';
import { ifMissing } from '../process/missing-files.ts';
import type { SheetPicture } from './parts.ts';

/**
 * Reads the site's picture of a product: a drawing as it is, a photo as JPEG on the paper that templates lay it on.
 * @param width in pixels, at most
 * @returns `undefined` where the folder lacks it
 */
export const readSheetPicture = async (
  imagesDir: string,
  pictureName: string,
  {
    kind = 'product',
    width = pictureFormats.product.width,
  }: {
    readonly kind?: Extract<PictureKind, 'product' | 'drawing'>;
    readonly width?: number | undefined;
  } = {},
): Promise<SheetPicture | undefined> => {
  const file = path.join(imagesDir, pictureFile(kind, pictureName));
  const picture = await ifMissing(readFile(file), undefined);
  if (!picture) return undefined;
  if (isDrawing(pictureName)) return { svg: picture.toString() };
  const { default: sharp } = await import('sharp');
  const jpeg = await sharp(picture)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: palette.paper })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { jpeg };
};
