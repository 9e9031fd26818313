/** The shape and widths of the pictures of one kind. */
export interface PictureFormat {
  /** Folder of the sources, and of the pictures' URLs. */
  readonly folder: string;
  /** Width to height. */
  readonly ratio: readonly [number, number];
  /** Whether a source of another ratio is cropped; otherwise it is padded. */
  readonly cropped: boolean;
  /** Widths of photos, in pixels, ascending; the heights are whole numbers, so that no ratio differs. */
  readonly widths: readonly number[];
  /** The one of `widths` for those who name none. */
  readonly width: number;
}

export const pictureFormats = {
  product: { folder: 'products', ratio: [4, 3], cropped: false, widths: [232, 460, 920], width: 920 },
  /** Technical drawings beside pictures of products. */
  drawing: { folder: 'drawings', ratio: [4, 3], cropped: false, widths: [232, 460, 920], width: 920 },
  /** Parts of products from near, beside their pictures. */
  detail: { folder: 'details', ratio: [4, 3], cropped: false, widths: [232, 460, 920], width: 920 },
  solution: { folder: 'solutions', ratio: [4, 3], cropped: false, widths: [232, 460, 920], width: 920 },
  news: { folder: 'news', ratio: [16, 9], cropped: true, widths: [240, 480, 960, 1920], width: 960 },
  /** Instrument tables of procedures. */
  table: { folder: 'tables', ratio: [8, 5], cropped: true, widths: [480, 800, 1200, 1600], width: 800 },
  banner: { folder: 'banners', ratio: [4, 3], cropped: false, widths: [232, 460, 920], width: 920 },
  brand: { folder: 'brands', ratio: [12, 5], cropped: false, widths: [240, 480], width: 480 },
  portrait: { folder: 'management', ratio: [4, 5], cropped: true, widths: [400, 800, 1200], width: 800 },
} as const satisfies Record<string, PictureFormat>;

export type PictureKind = keyof typeof pictureFormats;

export const pictureKinds = [
  'product',
  'drawing',
  'detail',
  'solution',
  'news',
  'table',
  'banner',
  'brand',
  'portrait',
] as const satisfies readonly PictureKind[];

/** Files of the pictures that pages find by name; products, news items and procedures have theirs with them. */
export type SitePictures = Readonly<
  Record<
    Exclude<PictureKind, 'product' | 'drawing' | 'detail' | 'news' | 'table'>,
    Readonly<Record<string, string>>
  >
>;

/** File formats that each width of a photo is encoded in, smallest files first. */
export const pictureEndings = ['avif', 'webp'] as const;

export type PictureEnding = (typeof pictureEndings)[number];

/** Computes the height of a picture of this width, in pixels. */
export const heightOf = ({ ratio: [across, down] }: PictureFormat, width: number): number =>
  Math.round((width * down) / across);

/** Whether a picture file is a drawing, which is served as it is. */
export const isDrawing = (file: string): boolean => file.endsWith('.svg');

/** Whether a picture file is a photo, which is served in several widths and encodings. */
export const isPhoto = (file: string): boolean => /\.(?:png|jpe?g|webp)$/u.test(file);

/** Path of a picture file, relative to the pictures' folder. */
export const pictureFile = (kind: PictureKind, file: string): string =>
  `${pictureFormats[kind].folder}/${file}`;

/** A picture file's name without its ending. */
export const stemOf = (file: string): string => file.slice(0, file.lastIndexOf('.'));

/** Path of a picture in one width. Widths are folders, as names may end in digits. */
export const sizedPictureFile = (
  kind: PictureKind,
  stem: string,
  width: number,
  ending: PictureEnding,
): string => `${pictureFormats[kind].folder}/${width}/${stem}.${ending}`;
