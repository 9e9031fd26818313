import { mkdir, open, readFile, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { mergeFile, hasSameBytes } from '#domain/desk/publishing/merge-file.ts';
import type { FileBytes, FileChange } from '#domain/desk/publishing/ports.ts';
import { hasCode } from './error-code.ts';
import { yamlFormat } from './yaml-format.ts';

/**
 * Name of the folder in the content folder with the new files of publications that are not written yet: a folder each, named
 * by the publication's id. It tells whose content folder a publication belongs to, and is on its disk.
 */
export const publishingFolder = '.publishing';

const folderOf = (contentDir: string, id: string): string => path.join(contentDir, publishingFolder, id);

/** Makes sure that what a folder lists is on the disk. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Windows syncs no folders.
    if (!hasCode(error, 'EPERM', 'EISDIR', 'EINVAL')) throw error;
  } finally {
    await handle.close();
  }
};

const writeSynced = async (file: string, content: Uint8Array): Promise<void> => {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Names the new file of a change. The ending is none of content, so that it is no part of its version. */
const partOf = (folder: string, index: number): string => path.join(folder, `${index}.part`);

/** Reads a file of the content; `undefined` for a missing one. */
export const readContentFile = async (contentDir: string, file: string): Promise<FileBytes> => {
  try {
    return await readFile(path.join(contentDir, file));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** Writes the new files of a publication beside the content, safely, so that a full disk is noticed before it is decided. */
export const prepareFiles = async (
  contentDir: string,
  id: string,
  changes: readonly FileChange[],
): Promise<void> => {
  const folder = folderOf(contentDir, id);
  await mkdir(folder, { recursive: true });
  for (const [index, { after }] of changes.entries())
    if (after) await writeSynced(partOf(folder, index), after);
  for (const each of [folder, path.dirname(folder), contentDir]) await syncFolder(each);
};

/** Removes the folder of a product group that has lost its last product. */
const removeEmptyFolder = async (contentDir: string, file: string): Promise<void> => {
  const [top, group, name] = file.split('/');
  if (top !== 'products' || group === undefined || name === undefined) return;
  await rmdir(path.join(contentDir, top, group)).catch((error: unknown) => {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) throw error;
  });
};

/** Puts a file in its place. @param prepared its new content, which is on the disk; without it, that is written first */
const putFile = async (
  contentDir: string,
  { file, after }: Pick<FileChange, 'file' | 'after'>,
  prepared: string,
): Promise<void> => {
  const target = path.join(contentDir, file);
  if (!after) {
    await rm(target, { force: true });
    await removeEmptyFolder(contentDir, file);
    return;
  }
  await mkdir(path.dirname(target), { recursive: true });
  if (!hasSameBytes(await readFile(prepared).catch(() => undefined), after)) {
    await rm(prepared, { force: true });
    await writeSynced(prepared, after);
  }
  await rename(prepared, target);
};

/**
 * Puts the files of a publication that has been decided in their places. One that was edited by hand meanwhile gets what the
 * publication changes, where nothing clashes. Can be repeated.
 * @returns the files where something clashes, which stay as they were edited
 */
export const putFiles = async (
  contentDir: string,
  id: string,
  changes: readonly FileChange[],
): Promise<readonly string[]> => {
  const folder = folderOf(contentDir, id);
  await mkdir(folder, { recursive: true });
  const unwritten: string[] = [];
  const folders = new Set([contentDir]);
  for (const [index, { file, before, after }] of changes.entries()) {
    const present = await readContentFile(contentDir, file);
    const merged = mergeFile({ file, base: before, present, draft: after }, yamlFormat);
    if (merged.kind === 'clash') unwritten.push(file);
    else if (!hasSameBytes(merged.content, present)) {
      await putFile(contentDir, { file, after: merged.content }, partOf(folder, index));
      folders.add(path.dirname(path.join(contentDir, file)));
    }
  }
  for (const each of folders)
    await syncFolder(each).catch((error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error;
    });
  return unwritten;
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** Lists the publications that this content folder has new files of, by their ids. */
export const preparedIds = async (contentDir: string): Promise<readonly string[]> => {
  try {
    return (await readdir(path.join(contentDir, publishingFolder))).filter((name) => uuid.test(name));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
};

/** Forgets a publication whose files are in their places, or that was not decided. */
export const forgetPrepared = async (contentDir: string, id: string): Promise<void> => {
  await rm(folderOf(contentDir, id), { recursive: true, force: true });
  await rmdir(path.join(contentDir, publishingFolder)).catch((error: unknown) => {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) throw error;
  });
};
