import { megabyte } from '#domain/shared/byte-units.ts';
import { type PictureKind, heightOf, pictureFormats } from '#domain/content/picture.ts';
import type { Finding } from '#domain/content/problems.ts';
import { zoomWidthOf } from '#domain/content/zoom-widths.ts';

/** Properties of a picture that can be opened. */
interface OpenedPicture {
  /** Width of the picture as it is shown, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Format as sharp names it, such as `jpeg`. */
  readonly format: string;
  /** Ending of the file's name, in small letters, such as `.jpg`. */
  readonly ending: string;
  /** Colour space as sharp names it, such as `srgb`. */
  readonly space: string;
  /** Number of pictures in it. */
  readonly pages: number;
  /** Whether it is a drawing, which has no pixels. */
  readonly isVector: boolean;
}

const endings: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  svg: ['.svg'],
};

/** Limits of what is worth a warning. */
const maxPixels = 60_000_000;
const maxMegabytes = 20;

/** Rounding and a line at the edge are no other shape. */
const toleratedCut = 0.02;

const warning = (text: string): Finding => ({ text, isWarning: true });

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Finds what is cut off where a page crops: of the width, or of the height. */
const findCut = (kind: PictureKind, { width, height }: OpenedPicture): Finding[] => {
  const { cropped, ratio } = pictureFormats[kind];
  const wanted = ratio[0] / ratio[1];
  const actual = width / height;
  const cut = 1 - Math.min(wanted / actual, actual / wanted);
  if (!cropped || cut <= toleratedCut) return [];
  const side = actual > wanted ? 'width' : 'height';
  return [
    warning(
      `has ${width} × ${height} pixels, and pages show ${ratio.join(':')}: ${percent(cut)} of its ${side} is cut off`,
    ),
  ];
};

/** The most that pages and the viewer show of a kind, in pixels. */
const largestOf = (kind: PictureKind): { readonly width: number; readonly height: number } => {
  const width = Math.max(...pictureFormats[kind].widths, zoomWidthOf(kind) ?? 0);
  return { width, height: heightOf(pictureFormats[kind], width) };
};

const findEnlargement = (kind: PictureKind, { width, height }: OpenedPicture): Finding[] => {
  const largest = largestOf(kind);
  const scales = [largest.width / width, largest.height / height];
  const scale = pictureFormats[kind].cropped ? Math.max(...scales) : Math.min(...scales);
  return scale <= 1
    ? []
    : [
        warning(
          `has ${width} × ${height} pixels, and pages show ${largest.width} × ${largest.height}: it would be blurred; take a larger one`,
        ),
      ];
};

/** Whether it is as it came out of a camera or a layout, which costs minutes and memory with each change. */
const findExcess = (kind: PictureKind, { width, height, bytes }: OpenedPicture): Finding[] => {
  const megabytes = Math.round(bytes / megabyte);
  if (width * height <= maxPixels && megabytes <= maxMegabytes) return [];
  const largest = largestOf(kind);
  return [
    warning(
      `has ${width} × ${height} pixels and ${megabytes} MB, and pages show ${largest.width} × ${largest.height}: it is scaled down, which takes time and memory; export it smaller`,
    ),
  ];
};

const findWrongFormat = ({ format, ending }: OpenedPicture): Finding[] =>
  endings[format]?.includes(ending) === true
    ? []
    : [
        warning(
          `is ${format.toUpperCase()}, though its name ends in ${ending}: ${endings[format] ? `let it end in ${endings[format].join(' or ')}` : 'export it as JPEG, PNG or WebP'}`,
        ),
      ];

/** Finds what pages would show otherwise than it was meant. */
export const findPictureFaults = (kind: PictureKind, picture: OpenedPicture): readonly Finding[] => {
  const { space, pages, isVector } = picture;
  if (isVector) return findCut(kind, picture);
  return [
    ...findWrongFormat(picture),
    ...findEnlargement(kind, picture),
    ...findCut(kind, picture),
    ...findExcess(kind, picture),
    ...(space === 'cmyk'
      ? [warning('has the colours of print (CMYK), which screens show otherwise: export it in sRGB')]
      : []),
    ...(pages > 1 ? [warning('is animated, and only its first picture is shown')] : []),
  ];
};
