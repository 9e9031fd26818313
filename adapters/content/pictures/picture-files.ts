import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  type PictureEnding,
  type PictureKind,
  isDrawing,
  isPhoto,
  pictureEndings,
  pictureFormats,
  sizedPictureFile,
  stemOf,
} from '#domain/content/picture.ts';
import { zoomWidthOf } from '#domain/content/zoom-widths.ts';
import { cleaningSettings, encodingSettings } from './encoding-settings.ts';

/** The source of a picture, and the file that it becomes. */
export interface PictureSource {
  /** Absolute path. */
  readonly source: string;
  /**
   * The file in its kind's folder: the name, a hash of everything that determines the picture, and the ending of the
   * source, as in `piezo-console.0f3a9c1b.svg`. So it never changes, and a changed picture is another file.
   */
  readonly file: string;
}

/** A picture that the site shows. */
export interface Picture extends PictureSource {
  readonly kind: PictureKind;
  /** Slug, id or name that it was found by; entries may share a picture. */
  readonly name: string;
}

/** One of the files that a photo is encoded to. */
export interface EncodedFile {
  /** Path below /images. */
  readonly file: string;
  readonly width: number;
  readonly ending: PictureEnding;
}

/** The source of a picture as problems name it: relative to the content folder, with forward slashes. */
export const contentFileOf = (source: string): string =>
  ['pictures', ...source.split(path.sep).slice(-2)].join('/');

const hashLength = 8;

const toSource = async (source: string, kind: PictureKind): Promise<PictureSource> => {
  const { name, ext } = path.parse(source);
  const ending = ext.toLowerCase();
  const hash = createHash('sha256')
    .update(isDrawing(ending) ? cleaningSettings : encodingSettings)
    .update(JSON.stringify(pictureFormats[kind]))
    .update(await readFile(source))
    .digest('hex')
    .slice(0, hashLength);
  // Staff may name files as they like; addresses are plain.
  const plainName = name.toLowerCase().replaceAll(/[^a-z\d&+_-]+/gu, '-');
  return { source, file: `${plainName}.${hash}${ending}` };
};

/** The sources of one kind by name; none if there is no such folder. */
export const listPictures = async (
  contentDir: string,
  kind: PictureKind,
): Promise<ReadonlyMap<string, PictureSource>> => {
  const folder = path.join(contentDir, 'pictures', pictureFormats[kind].folder);
  const files = await readdir(folder).catch((): string[] => []);
  const sources = files
    .filter((file) => isDrawing(file.toLowerCase()) || isPhoto(file.toLowerCase()))
    .map(async (file) => [path.parse(file).name, await toSource(path.join(folder, file), kind)] as const);
  return new Map(await Promise.all(sources));
};

/** All files that a photo is encoded to: each width with each ending, and the one to look at details. */
export const encodedFilesOf = (kind: PictureKind, file: string): readonly EncodedFile[] => {
  const zoomWidth = zoomWidthOf(kind);
  const encoded = (width: number, ending: PictureEnding): EncodedFile => ({
    file: sizedPictureFile(kind, stemOf(file), width, ending),
    width,
    ending,
  });
  return [
    ...pictureFormats[kind].widths.flatMap((width) => pictureEndings.map((ending) => encoded(width, ending))),
    ...(zoomWidth === undefined ? [] : [encoded(zoomWidth, 'webp')]),
  ];
};
