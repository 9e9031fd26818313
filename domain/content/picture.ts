/** How the pictures of one kind are made and shown. */
export interface PictureFormat {
  /** Folder of their sources, and of their addresses. */
  readonly folder: string;
  /** Width to height: the pictures of a kind share one shape. */
  readonly ratio: readonly [number, number];
  /** Whether what does not fit the shape is cut off; otherwise it is shown whole, with room beside it. */
  readonly cropped: boolean;
  /** In pixels, narrow to wide. */
  readonly widths: readonly number[];
  /** The one of the widths that the address without a width answers with. */
  readonly width: number;
}

/** The pictures that the site shows. */
export const pictureFormats = {
  product: { folder: 'products', ratio: [4, 3], cropped: false, widths: [230, 460, 920], width: 920 },
  solution: { folder: 'solutions', ratio: [4, 3], cropped: false, widths: [230, 460, 920], width: 920 },
  news: { folder: 'news', ratio: [16, 9], cropped: true, widths: [240, 480, 960, 1920], width: 960 },
  banner: { folder: 'banners', ratio: [16, 5], cropped: true, widths: [800, 1600, 2400], width: 1600 },
  brand: { folder: 'brands', ratio: [12, 5], cropped: false, widths: [240, 480], width: 480 },
  portrait: { folder: 'management', ratio: [4, 5], cropped: true, widths: [400, 800, 1200], width: 800 },
} as const satisfies Record<string, PictureFormat>;

export type PictureKind = keyof typeof pictureFormats;

/** Endings of the files that each width is made as, the smallest file first. */
export const pictureEndings = ['avif', 'webp'] as const;

export type PictureEnding = (typeof pictureEndings)[number];

/** Height that goes with a width in a kind's shape, in pixels. */
export const heightOf = ({ ratio: [across, down] }: PictureFormat, width: number): number =>
  Math.round((width * down) / across);

/** The file of a picture in one width, below the folder of all pictures: a width is a folder, as names may end in digits. */
export const sizedPictureFile = (
  kind: PictureKind,
  name: string,
  width: number,
  ending: PictureEnding,
): string => `${pictureFormats[kind].folder}/${width}/${name}.${ending}`;

/** The file that a picture is asked for without a width. */
export const pictureFile = (kind: PictureKind, name: string): string =>
  `${pictureFormats[kind].folder}/${name}.webp`;
