/** How the pictures of one kind are rendered. */
export interface PictureFormat {
  /** Folder of the sources, and of the rendered files' URLs. */
  readonly folder: string;
  /** Width to height. */
  readonly ratio: readonly [number, number];
  /** Whether a source of another ratio is cropped; otherwise it is padded. */
  readonly cropped: boolean;
  /** In pixels, ascending. */
  readonly widths: readonly number[];
  /** The width that is served at the URL without a width. */
  readonly width: number;
}

export const pictureFormats = {
  product: { folder: 'products', ratio: [4, 3], cropped: false, widths: [230, 460, 920], width: 920 },
  solution: { folder: 'solutions', ratio: [4, 3], cropped: false, widths: [230, 460, 920], width: 920 },
  news: { folder: 'news', ratio: [16, 9], cropped: true, widths: [240, 480, 960, 1920], width: 960 },
  banner: { folder: 'banners', ratio: [16, 5], cropped: true, widths: [800, 1600, 2400], width: 1600 },
  brand: { folder: 'brands', ratio: [12, 5], cropped: false, widths: [240, 480], width: 480 },
  portrait: { folder: 'management', ratio: [4, 5], cropped: true, widths: [400, 800, 1200], width: 800 },
} as const satisfies Record<string, PictureFormat>;

export type PictureKind = keyof typeof pictureFormats;

/** File formats that each width is rendered in, smallest files first. */
export const pictureEndings = ['avif', 'webp'] as const;

export type PictureEnding = (typeof pictureEndings)[number];

/** In pixels. */
export const heightOf = ({ ratio: [across, down] }: PictureFormat, width: number): number =>
  Math.round((width * down) / across);

/** The file of a picture in one width, relative to the pictures' folder. Widths are folders, as names may end in digits. */
export const sizedPictureFile = (
  kind: PictureKind,
  name: string,
  width: number,
  ending: PictureEnding,
): string => `${pictureFormats[kind].folder}/${width}/${name}.${ending}`;

/** The file of a picture at the URL without a width, relative to the pictures' folder. */
export const pictureFile = (kind: PictureKind, name: string): string =>
  `${pictureFormats[kind].folder}/${name}.webp`;
