import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { heightOf, pictureFile, pictureFormats } from '#domain/content/picture.ts';

const { width } = pictureFormats.product;
const height = heightOf(pictureFormats.product, width);

/**
 * The site's picture of a product as JPEG, as PDF supports no SVG; `undefined` when there is none. 920 pixels on 69 mm
 * are 340 dpi.
 */
export const readSheetPicture = async (
  imagesDir: string,
  pictureName: string,
): Promise<Buffer | undefined> => {
  const file = path.join(imagesDir, pictureFile('product', pictureName));
  const picture = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return (
    picture &&
    sharp(picture)
      .autoOrient()
      .resize({ width, height, fit: 'contain', background: '#fff' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer()
  );
};
