import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type PictureEnding,
  type PictureKind,
  isDrawing,
  isPhoto,
  pictureEndings,
  pictureFile,
  pictureFormats,
  sizedPictureFile,
  stemOf,
} from '#domain/content/picture.ts';
import { fileHashLength, plainName } from '#domain/shared/hashed-file.ts';
import { turntableFile } from '#domain/content/turntable.ts';
import { zoomWidthOf } from '#domain/content/zoom-widths.ts';
import { filesIn } from '../files/content-tree.ts';
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

/** A picture that the site shows, or a turntable or document, which are served as they are. */
export interface Picture extends PictureSource {
  readonly kind: PictureKind | 'turntable' | 'document';
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

/** Names the file that a source becomes. @param settings what determines the served files besides the source */
export const toSource = async (source: string, settings: string): Promise<PictureSource> => {
  const { name, ext } = path.parse(source);
  const ending = ext.toLowerCase();
  const hash = createHash('sha256')
    .update(settings)
    .update(await readFile(source))
    .digest('hex')
    .slice(0, fileHashLength);
  return { source, file: `${plainName(name)}.${hash}${ending}` };
};

/** The sources in one folder by name; none if there is no such folder. */
const listSources = async (
  folder: string,
  settingsOf: (file: string) => string | undefined,
): Promise<ReadonlyMap<string, PictureSource>> => {
  const files = await filesIn(folder);
  const sources = files.map(async (file) => {
    const settings = settingsOf(file.toLowerCase());
    if (settings === undefined) return [];
    // macOS names files with accents apart from their letters.
    const { name } = path.parse(file.normalize('NFC'));
    return [[name, await toSource(path.join(folder, file), settings)] as const];
  });
  return new Map((await Promise.all(sources)).flat());
};

/** The sources of one kind by name; none if there is no such folder. */
export const listPictures = (
  contentDir: string,
  kind: PictureKind,
): Promise<ReadonlyMap<string, PictureSource>> => {
  const format = JSON.stringify(pictureFormats[kind]);
  return listSources(path.join(contentDir, 'pictures', pictureFormats[kind].folder), (file) => {
    if (isDrawing(file)) return cleaningSettings + format;
    return isPhoto(file) ? encodingSettings + format : undefined;
  });
};

/** The turntables by the name of the picture that they go with; they are served as they are. */
export const listTurntables = (contentDir: string): Promise<ReadonlyMap<string, PictureSource>> =>
  listSources(path.join(contentDir, 'pictures', turntableFile('')), (file) =>
    file.endsWith('.avif') ? '' : undefined,
  );

/** Folder of the documents among the pictures; those are at addresses of their own. */
const documentsFolder = 'documents';

/** Absolute path of the folder with the documents. @param imagesDir that of the pictures */
export const servedDocuments = (imagesDir: string): string => path.join(imagesDir, documentsFolder);

/** Path of a picture below the folder that is served as /images. */
export const servedFile = ({ kind, file }: Pick<Picture, 'kind' | 'file'>): string => {
  if (kind === 'document') return `${documentsFolder}/${file}`;
  return kind === 'turntable' ? turntableFile(file) : pictureFile(kind, file);
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

/** All files that are made of a picture, with itself. */
export const servedFilesOf = (picture: Pick<Picture, 'kind' | 'file'>): readonly string[] => {
  const own = servedFile(picture);
  const { kind, file } = picture;
  if (kind === 'turntable' || kind === 'document') return [own];
  return isDrawing(file)
    ? [own, `${own}.br`, `${own}.gz`]
    : [own, ...encodedFilesOf(kind, file).map((encoded) => encoded.file)];
};
