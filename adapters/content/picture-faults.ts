import { megabyte } from '#domain/shared/byte-units.ts';
import { type PictureKind, heightOf, pictureFormats } from '#domain/content/picture.ts';
import type { Finding } from '#domain/content/problems.ts';
import { zoomWidthOf } from '#domain/content/zoom-widths.ts';

/** What is known of a picture that can be opened. */
interface OpenedPicture {
  /** In pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** As sharp names it, such as `jpeg`. */
  readonly format: string;
  /** Of its name, in small letters, such as `.jpg`. */
  readonly ending: string;
  /** As sharp names it, such as `srgb`. */
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

/** Beyond that, a picture is as it came out of a camera or a layout. */
const maxPixels = 60_000_000;
const maxMegabytes = 20;

/** Rounding and a line at the edge are no other shape. */
const toleratedCut = 0.02;

const warning = (text: string): Finding => ({ text, isWarning: true });

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What is cut off where a page crops: of the width, or of the height. */
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

/** Whether a page would enlarge it, to the widest that pages and the viewer show of its kind. */
const findEnlargement = (kind: PictureKind, { width, height }: OpenedPicture): Finding[] => {
  const format = pictureFormats[kind];
  const neededWidth = Math.max(...format.widths, zoomWidthOf(kind) ?? 0);
  const neededHeight = heightOf(format, neededWidth);
  const scales = [neededWidth / width, neededHeight / height];
  const scale = format.cropped ? Math.max(...scales) : Math.min(...scales);
  return scale <= 1
    ? []
    : [
        warning(
          `has ${width} × ${height} pixels, and pages show ${neededWidth} × ${neededHeight}: it would be blurred; take a larger one`,
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

/** What pages would show otherwise than it was meant. */
export const findPictureFaults = (kind: PictureKind, picture: OpenedPicture): readonly Finding[] => {
  const { width, height, bytes, space, pages, isVector } = picture;
  if (isVector) return findCut(kind, picture);
  const megabytes = Math.round(bytes / megabyte);
  return [
    ...findWrongFormat(picture),
    ...findEnlargement(kind, picture),
    ...findCut(kind, picture),
    ...(width * height > maxPixels || megabytes > maxMegabytes
      ? [
          warning(
            `has ${width} × ${height} pixels and ${megabytes} MB, many more than needed: export it smaller`,
          ),
        ]
      : []),
    ...(space === 'cmyk'
      ? [warning('has the colours of print (CMYK), which screens show otherwise: export it in sRGB')]
      : []),
    ...(pages > 1 ? [warning('is animated, and only its first picture is shown')] : []),
  ];
};
