import {
  type PictureEnding,
  type PictureKind,
  pictureEndings,
  pictureFormats,
  pictureKinds,
} from '#domain/content/picture.ts';
import { zoomWidthOf } from '#domain/content/zoom-widths.ts';

/** Picture that a path below /images names. */
export interface PictureAddress {
  readonly kind: PictureKind;
  /** One of the kind's widths, or the one to look at details. */
  readonly width: number;
  /** Slug, id or name of an entry, or the name of a picture file without its ending. */
  readonly name: string;
  /** `undefined`: drawings as they are, photos as WebP. */
  readonly ending: PictureEnding | 'svg' | undefined;
}

const address = /^(?<folder>[a-z]+)\/(?:(?<width>\d+)\/)?(?<name>[^/]+?)(?:\.(?<ending>avif|webp|svg))?$/u;

const kinds: ReadonlyMap<string, PictureKind> = new Map(
  pictureKinds.map((kind) => [pictureFormats[kind].folder, kind]),
);

/**
 * `products/saw.webp`, `products/460/saw.avif`, `products/saw`, `products/saw.0f3a9c1b.svg`,
 * `products/460/saw.0f3a9c1b.avif`; `undefined` for what names no picture.
 */
export const parsePictureAddress = (path: string): PictureAddress | undefined => {
  const { folder = '', width, name = '', ending } = address.exec(path)?.groups ?? {};
  const kind = kinds.get(folder);
  if (!kind) return undefined;
  const { width: usual, widths } = pictureFormats[kind];
  const all = [...widths, zoomWidthOf(kind)];
  const wanted = width === undefined ? usual : all.find((known) => String(known) === width);
  if (wanted === undefined) return undefined;
  const encoded = pictureEndings.find((known) => known === ending);
  if (width !== undefined && !encoded) return undefined;
  return { kind, width: wanted, name, ending: ending === 'svg' ? ending : encoded };
};
