import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { oneLine } from '#domain/shared/one-line.ts';
import { palette } from '#domain/site/drawings/palette.ts';

/** The size that social networks recommend (ogp.me, developers.facebook.com/docs/sharing/webmasters/images). */
export const cardSize = { width: 1200, height: 630 } as const;

// Each card is drawn once, and libvips would keep what the decoders of the last pictures hold.
sharp.cache(false);

export interface Card {
  readonly title: string;
  readonly companyName: string;
  /** Absolute path of a picture, shown whole in the right half. */
  readonly picture: string;
}

const margin = 64;
const half = cardSize.width / 2;

/** Bundled, as a server may have no fonts installed. */
const font = path.join(import.meta.dirname, 'fonts', 'instrument-serif.ttf');

const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Renders text to a transparent image. @param size font size in pixels */
const renderText = (text: string, size: number): Promise<Buffer> =>
  sharp({
    text: {
      text: `<span foreground="${palette.ink}">${escapeMarkup(text)}</span>`,
      font: `Instrument Serif ${size}`,
      fontfile: font,
      width: half - margin * 1.5,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer();

/** A longer title would overlap the company's name. */
const maxTitleLength = 140;

/** Font size in pixels. */
const sizeFor = ({ length }: string): number =>
  length <= 32 ? 76 : length <= 64 ? 62 : length <= 110 ? 48 : 38;

interface Bar {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

const bar = ({ left, top, width, height, colour }: Bar): OverlayOptions => ({
  input: { create: { width, height, channels: 3, background: colour } },
  left,
  top,
});

const accent = bar({ left: margin, top: margin, width: 72, height: 3, colour: palette.accent });

/** Draws a sharing card as JPEG, which every social network accepts. */
export const drawSharingCard = async ({ title, companyName, picture }: Card): Promise<Buffer> => {
  const bottom = cardSize.height - margin;
  const shortTitle = oneLine(title, maxTitleLength);
  const [titleImage, nameImage, pictureImage] = await Promise.all([
    renderText(shortTitle, sizeFor(shortTitle)),
    renderText(oneLine(companyName, 36), 34),
    sharp(picture)
      .autoOrient()
      .resize({ width: half, height: cardSize.height, fit: 'contain', background: palette.paper })
      .flatten({ background: palette.paper })
      .toBuffer(),
  ]);
  return sharp({ create: { ...cardSize, channels: 3, background: palette.paper } })
    .composite([
      { input: pictureImage, left: half, top: 0 },
      { input: titleImage, left: margin, top: margin + 36 },
      accent,
      { input: nameImage, left: margin, top: bottom - 40 },
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
};
