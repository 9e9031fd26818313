import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A file or folder of the content folder. */
export interface TreeEntry {
  /** Relative to the content folder, with forward slashes. */
  readonly file: string;
  readonly isFolder: boolean;
}

/**
 * Files that systems and programs put beside those of people: of macOS (also in ZIP files), Windows, git, Office that has a
 * file open, and editors. A hidden file whose ending is one of content is none of them, as its name may be misspelt.
 */
const systemFile =
  /^(?:\._.*|__MACOSX|Thumbs\.db|ehthumbs.*\.db|desktop\.ini|\$RECYCLE\.BIN|~\$.*|\.~lock\..*|#.*#|\.#.*|.*~|\..*\.sw[a-p]|\.(?!.*\.(?:ya?ml|pdf|svg|png|jpe?g|webp|avif)$)(?!ya?ml$).*|Icon\r)$/iu;

/** Whether staff do not know of a file, so that the check is silent about it. */
const isSystemFile = (name: string): boolean => systemFile.test(name);

const isInSystemFolder = (file: string): boolean => file.split('/').some(isSystemFile);

/**
 * Everything in a folder, recursively, without the files of systems; nothing where there is no such folder.
 * @param root the content folder
 * @param name relative to it; by default all of it
 */
export const listTree = async (root: string, name = ''): Promise<TreeEntry[]> => {
  const folder = path.join(root, name);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .map((entry) => ({
      file: path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      isFolder: entry.isDirectory(),
    }))
    .filter(({ file }) => !isInSystemFolder(file))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
};

/** Names of the files that lie directly in a folder, without those of systems; none where there is no such folder. */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory() && !isSystemFile(entry.name))
    .map(({ name }) => name)
    .toSorted();
};
