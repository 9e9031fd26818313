import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureFile } from '#domain/content/picture.ts';

/**
 * The site's picture of a product as JPEG, as PDF supports no WebP; `undefined` when there is none. 920 pixels on 69 mm
 * are 340 dpi.
 */
export const readSheetPicture = async (imagesDir: string, name: string): Promise<Buffer | undefined> => {
  const file = path.join(imagesDir, pictureFile('product', name));
  const picture = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return picture && sharp(picture).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer();
};
