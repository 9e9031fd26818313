import type { PictureKind } from '#domain/content/picture.ts';

/** Kinds of pictures whose details visitors look at. */
export type ZoomedKind = Extract<PictureKind, 'product' | 'drawing' | 'detail'>;

/** Width of a further WebP of their photos, in pixels. */
export const zoomWidth = 1600;

export const zoomWidthOf = (kind: PictureKind): number | undefined =>
  kind === 'product' || kind === 'drawing' || kind === 'detail' ? zoomWidth : undefined;
