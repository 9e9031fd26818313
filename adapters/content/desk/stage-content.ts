import { constants, copyFile, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileChange } from '#domain/desk/publishing/ports.ts';
import { hasCode } from './error-code.ts';
import { publishingFolder } from './publishing-folder.ts';

const copy = (source: string, target: string): Promise<void> =>
  copyFile(source, target, constants.COPYFILE_FICLONE);

/** Links a file; copies it where the folders are on two disks, or the file system knows no links. */
const linkOrCopy = async (source: string, target: string): Promise<void> => {
  try {
    await link(source, target);
  } catch (error) {
    if (!hasCode(error, 'EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP')) throw error;
    await copy(source, target);
  }
};

const ownFolders: ReadonlySet<string> = new Set(['.git', publishingFolder]);

/** Makes the folders of the content in another place. @returns the files, relative, with forward slashes */
const makeFolders = async (contentDir: string, target: string, folder = ''): Promise<string[]> => {
  const entries = await readdir(path.join(contentDir, folder), { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory() && !ownFolders.has(file)) {
      await mkdir(path.join(target, file));
      files.push(...(await makeFolders(contentDir, target, file)));
    } else if (entry.isFile()) files.push(file);
  }
  return files;
};

/** Files that are linked or copied at the same time. */
const filesAtOnce = 16;

/**
 * Makes a copy of the content folder in which the changes are made. Pictures and documents are hard links; YAML files are
 * copies, as editors write into them.
 * @param target absolute path of a folder, which is made anew
 */
export const stageContent = async (
  contentDir: string,
  target: string,
  changes: readonly Pick<FileChange, 'file' | 'after'>[],
): Promise<void> => {
  await rm(target, { recursive: true, force: true });
  const changed = new Set(changes.map(({ file }) => file));
  await mkdir(target, { recursive: true });
  const files = (await makeFolders(contentDir, target)).filter((file) => !changed.has(file));
  for (let start = 0; start < files.length; start += filesAtOnce)
    await Promise.all(
      files.slice(start, start + filesAtOnce).map((file) => {
        const [source, copied] = [path.join(contentDir, file), path.join(target, file)];
        return file.endsWith('.yaml') ? copy(source, copied) : linkOrCopy(source, copied);
      }),
    );
  for (const { file, after } of changes) {
    if (!after) continue;
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await writeFile(path.join(target, file), after);
  }
};
