import * as z from 'zod';
import { isDrawing, isPhoto, pictureFormats } from '#domain/content/picture.ts';
import { turntableFile } from '#domain/content/turntable.ts';
import { pageNames } from '#domain/site/page-texts.ts';
import { contentFiles, entryFolders } from '../schemas/content-files.ts';
import { slugSchema } from '../schemas/file-schemas.ts';

/** Longest name of a file or folder, in characters, that every file system takes. */
const maxName = 100;

const isSlug = (name: string): boolean => name.length <= maxName && slugSchema.safeParse(name).success;

const rootFiles: ReadonlySet<string> = new Set(Object.values(contentFiles).map(({ file }) => file));

const pages: ReadonlySet<string> = new Set(pageNames);

const pictureFolders: ReadonlySet<string> = new Set(
  Object.values(pictureFormats).map(({ folder }) => folder),
);

/** Names of pictures are those of what they show: slugs, of brands with & and +, and names of files. */
const isPictureName = (name: string): boolean =>
  name.length <= maxName && /^[\da-zA-Z]+(?:[-_&+.][\da-zA-Z]+)*$/u.test(name);

const isPicture = (folder: string, name: string): boolean => {
  if (!isPictureName(name)) return false;
  if (folder === turntableFile('').slice(0, -1)) return name.endsWith('.avif');
  return pictureFolders.has(folder) && name === name.toLowerCase() && (isDrawing(name) || isPhoto(name));
};

const yamlStem = (name: string): string | undefined =>
  name.endsWith('.yaml') ? name.slice(0, -'.yaml'.length) : undefined;

const isYamlPath = (folders: readonly string[], stem: string): boolean => {
  const [top = '', category, ...deeper] = folders;
  if (deeper.length > 0) return false;
  if (top === 'products') return category !== undefined && isSlug(category) && isSlug(stem);
  if (category !== undefined) return false;
  return top === 'pages' ? pages.has(stem) : Object.hasOwn(entryFolders, top) && isSlug(stem);
};

const isContentPath = (file: string): boolean => {
  const parts = file.split('/');
  const name = parts.at(-1) ?? '';
  const folders = parts.slice(0, -1);
  const [top, folder] = folders;
  if (folders.length === 0) return rootFiles.has(name);
  if (top === 'documents') return folders.length === 1 && /^[\w-]{1,100}\.pdf$/u.test(name);
  if (top === 'pictures') return folders.length === 2 && isPicture(folder ?? '', name);
  const stem = yamlStem(name);
  return stem !== undefined && isYamlPath(folders, stem);
};

/** Path of a file that content has, below its folder: of a kind that is read, and none that leads elsewhere. */
export const contentPathSchema = z
  .string()
  .refine(isContentPath, { error: ({ input }) => `content/${String(input)} is no file of the content` });
