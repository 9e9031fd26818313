import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureFile } from '#domain/content/picture.ts';

/**
 * A product's picture as a PDF can hold it, out of the pictures of the site: 920 pixels on 69 mm of paper are 340 an
 * inch.
 * @returns a JPEG; `undefined` where there is no picture
 */
export const readSheetPicture = async (imagesDir: string, slug: string): Promise<Buffer | undefined> => {
  const file = path.join(imagesDir, pictureFile('product', slug));
  const picture = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return picture && sharp(picture).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer();
};
