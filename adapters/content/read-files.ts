import path from 'node:path';
import type * as z from 'zod';
import { type PictureKind, pictureKinds } from '#domain/content/picture.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import type { AllPageTexts } from '#domain/site/page-texts.ts';
import { findUnreadFiles } from './checks/check-files.ts';
import { type PageLink, linksOf } from './checks/check-links.ts';
import type { NewsEntry } from './checks/check-news.ts';
import type { ProcedureEntry } from './checks/check-procedures.ts';
import {
  type CompleteRootFiles,
  type RootFiles,
  entryFolders,
  isCompleteRoot,
  readContentFiles,
} from './schemas/content-files.ts';
import { type DocumentSource, listDocuments } from './checks/document-files.ts';
import { type PictureSource, listPictures, listTurntables } from './pictures/picture-files.ts';
import { hasEveryPage, readPages } from './read-pages.ts';
import { type YamlFile, readYaml } from './yaml/yaml-file.ts';
import { yamlFilesIn } from './yaml-files.ts';

type EntryFolder = keyof typeof entryFolders;

/** Pictures and documents of the content folder, by the names that they are found by. */
interface Sources {
  readonly pictures: Readonly<Record<PictureKind, ReadonlyMap<string, PictureSource>>>;
  readonly turntables: ReadonlyMap<string, PictureSource>;
  readonly documents: ReadonlyMap<string, DocumentSource>;
}

/** Everything in a content folder but its products. */
export interface ReadFiles {
  /** The content folder. */
  readonly root: string;
  /** Gets the problems of all files, also those that are found later. */
  readonly problems: ContentProblem[];
  readonly files: RootFiles;
  readonly news: readonly NewsEntry[];
  readonly procedures: readonly ProcedureEntry[];
  /** Slugs of procedures, also of those that are invalid. */
  readonly procedureSlugs: ReadonlySet<string>;
  readonly pages: Awaited<ReturnType<typeof readPages>>;
  /** Links of pages and news items. */
  readonly links: readonly PageLink[];
  /** Files of the products, which are not read yet. */
  readonly productFiles: readonly string[];
  /** English slugs of the products. */
  readonly productSlugs: ReadonlySet<string>;
  readonly sources: Sources;
}

/** Files of which none that has to be there is missing or invalid. */
export interface CompleteFiles extends ReadFiles {
  readonly files: CompleteRootFiles;
  readonly pages: AllPageTexts;
}

const nameOf = (file: string): string => path.parse(file).name;

/** Names of the files of a folder, also of those that are invalid. */
const namesIn = async (root: string, folder: EntryFolder): Promise<ReadonlySet<string>> =>
  new Set((await yamlFilesIn(root, folder)).map(nameOf));

/** Reads the files of a folder without folders of its own, each with its name. */
const readFolder = async <Folder extends EntryFolder>(
  root: string,
  folder: Folder,
  schema: z.ZodType<z.output<(typeof entryFolders)[Folder]>>,
  problems: ContentProblem[],
) => {
  const entries: { name: string; yaml: YamlFile<z.output<(typeof entryFolders)[Folder]>> }[] = [];
  for (const file of await yamlFilesIn(root, folder)) {
    const [, base, ...deeper] = file.split('/');
    if (base === undefined || deeper.length > 0) {
      problems.push({ file, line: 1, text: `must lie directly in ${folder}/` });
      continue;
    }
    const yaml = await readYaml(root, file, schema, problems);
    if (yaml) entries.push({ name: nameOf(file), yaml });
  }
  return entries;
};

const listSources = async (root: string): Promise<Sources> => {
  const lists = new Map(
    await Promise.all(pictureKinds.map(async (kind) => [kind, await listPictures(root, kind)] as const)),
  );
  return {
    pictures: recordOf(pictureKinds, (kind) => lists.get(kind) ?? new Map()),
    turntables: await listTurntables(root),
    documents: await listDocuments(root),
  };
};

/** Reads everything in the content folder but its products. @param root the content folder */
export const readFiles = async (root: string): Promise<ReadFiles> => {
  const problems: ContentProblem[] = await findUnreadFiles(root);
  const files = await readContentFiles(root, problems);
  const news = await readFolder(root, 'news', entryFolders.news, problems);
  const procedures = await readFolder(root, 'procedures', entryFolders.procedures, problems);
  const links: PageLink[] = news.flatMap(({ yaml }) => linksOf(yaml));
  const pages = await readPages(root, problems, { newsIds: await namesIn(root, 'news'), links });
  const productFiles = await yamlFilesIn(root, 'products');
  return {
    root,
    problems,
    files,
    news: news.map(({ name, yaml }) => ({ id: name, yaml })),
    procedures: procedures.map(({ name, yaml }) => ({ slug: name, yaml })),
    procedureSlugs: await namesIn(root, 'procedures'),
    pages,
    links,
    productFiles,
    productSlugs: new Set(productFiles.map(nameOf)),
    sources: await listSources(root),
  };
};

/** Whether nothing that has to be there is missing or invalid. */
export const isComplete = (read: ReadFiles): read is CompleteFiles =>
  isCompleteRoot(read.files) && hasEveryPage(read.pages);
