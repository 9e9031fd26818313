import sharp, { type Sharp } from 'sharp';
import { type PictureEnding, type PictureFormat, heightOf } from '#domain/content/picture.ts';

/**
 * Little effort, as all pictures are made while the first start waits: more makes AVIF a tenth
 * smaller and takes three to ten times as long.
 */
const encoders: Readonly<Record<PictureEnding, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 58, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 82, effort: 2 }),
};

/** Part of every hash: change it when the same source is to give different files. */
export const recipe = 'avif 58 1, webp 82 2';

const clear = { r: 255, g: 255, b: 255, alpha: 0 };

/**
 * Turns a drawing or photo into a picture of one width of its kind, in the kind's shape.
 * Fails when the bytes are no picture.
 */
export type EncodePicture = (
  bytes: Buffer,
  format: PictureFormat,
  width: number,
  ending: PictureEnding,
) => Promise<Buffer>;

export const encodePicture: EncodePicture = (bytes, format, width, ending) => {
  const shaped = sharp(bytes)
    .autoOrient()
    .resize({
      width,
      height: heightOf(format, width),
      fit: format.cropped ? 'cover' : 'contain',
      background: clear,
    });
  return encoders[ending](shaped).toBuffer();
};
