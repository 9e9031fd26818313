import sharp, { type Sharp } from 'sharp';
import { type PictureEnding, type PictureFormat, heightOf } from '#domain/content/picture.ts';

/**
 * Low effort, as the first start waits until all pictures are encoded: with a higher one AVIF is a tenth smaller, but
 * takes three to ten times as long.
 */
const encoders: Readonly<Record<PictureEnding, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 58, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 82, effort: 2 }),
};

// libvips would keep what the decoders of the last pictures hold: of a large one some hundred megabytes for each width.
sharp.cache(false);
// There is a process for each processor, and each further thread takes memory of its own.
sharp.concurrency(1);

const transparent = { r: 255, g: 255, b: 255, alpha: 0 };

/**
 * Crops or pads a drawing or photo to the aspect ratio of the format, and scales and encodes it.
 * Rejects if the bytes are no picture.
 */
export type EncodePicture = (
  bytes: Buffer,
  format: PictureFormat,
  width: number,
  ending: PictureEnding,
) => Promise<Buffer>;

export const encodePicture: EncodePicture = (bytes, format, width, ending) => {
  const resized = sharp(bytes)
    .autoOrient()
    .resize({
      width,
      height: heightOf(format, width),
      fit: format.cropped ? 'cover' : 'contain',
      background: transparent,
    });
  return encoders[ending](resized).toBuffer();
};
