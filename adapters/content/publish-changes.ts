import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { rm } from 'node:fs/promises';
import type { PublicationStore } from '#domain/desk/publishing/publication-store.ts';
import { FileEditedError, type PublicationPlan, type Written } from '#domain/desk/publishing/ports.ts';
import { hasSameBytes } from '#domain/desk/publishing/merge-file.ts';
import { type Folders, writeBaseVersion } from './base-version.ts';
import { stageContent } from './desk/stage-content.ts';
import {
  forgetPrepared,
  prepareFiles,
  preparedIds,
  putFiles,
  readContentFile,
} from './desk/publishing-folder.ts';
import { loadStagedContent, refuseForeignContent } from './load-content.ts';

interface Options extends Folders {
  readonly store: PublicationStore;
  /** The day in Türkiye, as 2026-01-31, by default the present one. */
  readonly today?: string;
}

/** Folder beside the pictures in which the content is put together as it is to be. Nothing of it is needed later. */
export const stagedFolder = (imagesDir: string, name: string): string =>
  path.join(path.dirname(imagesDir), 'staged', name);

const refuseEdited = async (contentDir: string, { changes }: PublicationPlan): Promise<void> => {
  for (const { file, before } of changes)
    if (!hasSameBytes(await readContentFile(contentDir, file), before))
      throw new FileEditedError(`content/${file} was edited while it was about to be published`);
};

/**
 * Checks the whole content with the changes, loads it into the store and writes the files. The transaction of the store
 * decides: what fails before leaves everything as it was, and what is left to write after it is written by
 * `recoverPublications`. Not to be called by two at once.
 * @throws InvalidContentError with the problems of all files
 * @throws FileEditedError if one of the files is not as it was before any more
 */
export const publishChanges = async (
  plan: PublicationPlan,
  { store, today, ...folders }: Options,
): Promise<Written> => {
  const { contentDir, imagesDir } = folders;
  const days = today === undefined ? {} : { today };
  const id = randomUUID();
  const staged = stagedFolder(imagesDir, 'publication');
  await refuseForeignContent({ ...folders, ...days, store });
  const failures: string[] = [];
  try {
    await prepareFiles(contentDir, id, plan.changes);
    await stageContent(contentDir, staged, plan.changes);
    await loadStagedContent({
      ...folders,
      ...days,
      staged,
      store: {
        version: () => store.version(),
        replace: (content, version) =>
          store.replace(content, version, {
            ...plan,
            id,
            beforeCommit: () => refuseEdited(contentDir, plan),
          }),
      },
    });
  } catch (error) {
    // A connection that breaks at the commit leaves open what was decided; the store knows.
    const [decided] = await store.findLoaded([id]);
    if (!decided) {
      await forgetPrepared(contentDir, id);
      throw error;
    }
    failures.push(error instanceof Error ? error.message : String(error));
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
  const unwritten = await putFiles(contentDir, id, plan.changes);
  await store.markWritten(id, unwritten);
  await forgetPrepared(contentDir, id);
  await noteBase(folders, store, unwritten);
  return { id, unwritten, failures };
};

/** Notes of what the files are an edition; where something clashes, they are none. */
const noteBase = async (
  folders: Folders,
  store: Pick<PublicationStore, 'version'>,
  unwritten: readonly string[],
): Promise<void> => {
  const version = await store.version();
  if (version !== undefined && unwritten.length === 0) await writeBaseVersion(folders, version);
};

/**
 * Completes publications of the content folder that were cut off: one that the store has loaded is written into the files,
 * and of others, what was prepared is removed. To be called before versions of the files are looked at, and while nobody
 * else publishes.
 * @returns the publications that were completed, with the files that stayed as somebody has edited them meanwhile
 */
export const recoverPublications = async (
  folders: Folders,
  store: Pick<PublicationStore, 'findLoaded' | 'markWritten' | 'version'>,
): Promise<readonly Omit<Written, 'failures'>[]> => {
  const { contentDir } = folders;
  const ids = await preparedIds(contentDir);
  if (ids.length === 0) return [];
  const completed: { id: string; unwritten: readonly string[] }[] = [];
  for (const { id, files } of await store.findLoaded(ids)) {
    const unwritten = await putFiles(contentDir, id, files);
    await store.markWritten(id, unwritten);
    await noteBase(folders, store, unwritten);
    completed.push({ id, unwritten });
  }
  for (const id of ids) await forgetPrepared(contentDir, id);
  return completed;
};
