import path from 'node:path';
import { type PictureKind, pictureFormats } from '#domain/content/picture.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { fixedPaths } from '#domain/site/fixed-pages.ts';
import { paths } from '#domain/site/pages.ts';
import { copiedFrom } from '../files/copies.ts';
import { findNearest } from '../yaml/near-miss.ts';

interface Folder {
  /** Relative to the content folder. */
  readonly folder: string;
  /** Absolute paths of its files by the names that they are found by. */
  readonly files: ReadonlyMap<string, { readonly source: string }>;
  /** Names that something asks for. */
  readonly used: ReadonlySet<string>;
  /** Words for those that would have to ask for it, for the report: `no product`. */
  readonly nobody: string;
}

/** Guesses what the name may have been meant to be: that of something without a file. */
const guess = (name: string, { files, used }: Folder): string => {
  const original = copiedFrom(path.parse(name).name);
  if (original !== undefined) return `it looks like a copy of ${original}: delete it`;
  const nearest = findNearest(
    name,
    [...used].filter((known) => !files.has(known)),
  );
  return nearest === undefined ? 'name it there, or delete it' : `did you mean "${nearest}"?`;
};

const findUnused = (folders: readonly Folder[]): ContentProblem[] =>
  folders.flatMap((folder) =>
    [...folder.files]
      .filter(([name]) => !folder.used.has(name))
      .map(([name, { source }]): ContentProblem => ({
        file: `${folder.folder}/${path.basename(source)}`,
        line: 1,
        text: `${folder.nobody} names it: ${guess(name, folder)}`,
        isWarning: true,
      })),
  );

type Files = Folder['files'];

const lastSegment = (address: string): string => path.posix.basename(address);

/** Services, which the home page shows beside the solutions. */
const services = [paths.technicalService, paths.oem].map(lastSegment);

/** Pictures and documents that are there and that nothing shows. Of others, `findStrayPictures` says what they lack. */
export const findUnusedFiles = ({
  sources,
  documents,
  named,
}: {
  readonly sources: Readonly<Record<PictureKind, Files>>;
  readonly documents: Files;
  /** Names of what has a picture or file, by its kind. */
  readonly named: Readonly<
    Record<'product' | 'news' | 'brand' | 'solution' | 'document', ReadonlySet<string>>
  >;
}): ContentProblem[] => {
  const pictures = (kind: PictureKind, used: Iterable<string>, nobody: string): Folder => ({
    folder: `pictures/${pictureFormats[kind].folder}`,
    files: sources[kind],
    used: new Set(used),
    nobody,
  });
  const pages = fixedPaths.map(lastSegment);
  return findUnused([
    pictures('product', named.product, 'no product'),
    pictures('news', named.news, 'no news item'),
    pictures('brand', named.brand, 'no brand'),
    pictures('solution', [...named.solution, ...services], 'no solution or service'),
    pictures('banner', [...named.solution, ...pages], 'no page'),
    pictures('portrait', ['portrait'], 'no page'),
    {
      folder: 'documents',
      files: documents,
      used: named.document,
      nobody: 'no product and no entry of documents.yaml',
    },
  ]);
};
