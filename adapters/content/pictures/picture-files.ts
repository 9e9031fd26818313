import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  type PictureEnding,
  type PictureKind,
  pictureEndings,
  pictureFile,
  pictureFormats,
  sizedPictureFile,
} from '#domain/content/picture.ts';

/** A picture that the site shows, with the drawing or photo that it is encoded from. */
export interface Picture {
  readonly kind: PictureKind;
  /** Slug, id or name that pages refer to; of products, the name of the source, which several of them may share. */
  readonly name: string;
  /** Absolute path of the source. */
  readonly source: string;
}

/** One of the files that a picture is encoded to. */
export interface PictureFile {
  /** Path below /images. */
  readonly file: string;
  readonly width: number;
  readonly ending: PictureEnding;
}

const sourceEndings = new Set(['.svg', '.png', '.jpg', '.jpeg']);

/** The sources of one kind by name; none if there is no such folder. */
export const listPictures = async (
  contentDir: string,
  kind: PictureKind,
): Promise<ReadonlyMap<string, string>> => {
  const folder = path.join(contentDir, 'pictures', pictureFormats[kind].folder);
  const files = await readdir(folder).catch((): string[] => []);
  return new Map(
    files
      .filter((file) => sourceEndings.has(path.extname(file).toLowerCase()))
      .map((file) => [path.parse(file).name, path.join(folder, file)]),
  );
};

/** All files that a picture is encoded to: each width with each ending, and the one without a width in its name. */
export const filesOf = ({ kind, name }: Picture): readonly PictureFile[] => {
  const { widths, width: defaultWidth } = pictureFormats[kind];
  return [
    ...widths.flatMap((width) =>
      pictureEndings.map((ending) => ({ file: sizedPictureFile(kind, name, width, ending), width, ending })),
    ),
    { file: pictureFile(kind, name), width: defaultWidth, ending: 'webp' },
  ];
};
