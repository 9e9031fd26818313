import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createBringBack } from '#domain/desk/publishing/bring-back.ts';
import { createListDrafts } from '#domain/desk/publishing/compare-files.ts';
import { createOpenFile, createSaveFile } from '#domain/desk/publishing/edit-file.ts';
import type { ContentFolder, FileBytes } from '#domain/desk/publishing/ports.ts';
import type { PublicationStore } from '#domain/desk/publishing/publication-store.ts';
import { createPublishDrafts } from '#domain/desk/publishing/publish-drafts.ts';
import { turkishDate } from '#domain/shared/turkish-time.ts';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { checkDraftAlone, createDraftChecks } from '../content/check-drafts.ts';
import { commitToGit } from '../content/desk/commit-to-git.ts';
import { contentPathSchema } from '../content/desk/content-path.ts';
import { readContentFile } from '../content/desk/publishing-folder.ts';
import { yamlFormat } from '../content/desk/yaml-format.ts';
import { imagesFolder } from '../content/load-content.ts';
import { publishChanges, recoverPublications } from '../content/publish-changes.ts';
import { createPostgresDrafts } from '../postgres/desk/drafts.ts';
import { createPostgresPublications } from '../postgres/desk/publications.ts';
import type { Clock } from '../process/clock.ts';
import { describePublication } from './describe-publication.ts';
import { ifMissing } from '../process/missing-files.ts';

interface Dependencies {
  /** Connections without timeouts, as loads have them. */
  readonly dataSource: DataSource;
  readonly config: Pick<Config, 'contentDir' | 'dataDir' | 'cdnPurgeUrl'>;
  readonly now: Clock;
}

/** Reads a file that lies beside another one, whose way of writing a new one follows. */
const readNeighbour = async (contentDir: string, file: string): Promise<FileBytes> => {
  const folder = path.dirname(file);
  const names: readonly string[] = await ifMissing(readdir(path.join(contentDir, folder)), []);
  const name = names.toSorted().find((each) => path.extname(each) === path.extname(file));
  return name === undefined || folder === '.'
    ? undefined
    : readContentFile(contentDir, path.join(folder, name));
};

const createContentFolder = ({ config, now }: Dependencies, store: PublicationStore): ContentFolder => {
  const { contentDir, dataDir } = config;
  const folders = { contentDir, imagesDir: imagesFolder(dataDir) };
  return {
    isContentFile: (file) => contentPathSchema.safeParse(file).success,
    read: (file) => readContentFile(contentDir, contentPathSchema.parse(file)),
    readLike: (file) => readNeighbour(contentDir, contentPathSchema.parse(file)),
    exclusively: (action) =>
      store.exclusively(async () => {
        await recoverPublications(folders, store);
        return action();
      }),
    async publish(plan) {
      const written = await publishChanges(plan, { ...folders, store, today: turkishDate(now()) });
      const files = plan.changes.map(({ file }) => file).filter((file) => !written.unwritten.includes(file));
      const message = describePublication(plan.changes);
      try {
        if (files.length > 0) await commitToGit(contentDir, { files, author: plan.author, message });
        return written;
      } catch (error) {
        return { ...written, failures: [...written.failures, String(error)] };
      }
    },
  };
};

/** Creates the use cases with which staff edit and publish content. */
export const composeDeskContent = (dependencies: Dependencies) => {
  const { dataSource, config, now } = dependencies;
  const publications = createPostgresPublications(dataSource, {
    purgesCdn: config.cdnPurgeUrl !== undefined,
    now,
  });
  const drafts = createPostgresDrafts(dataSource, now);
  const folder = createContentFolder(dependencies, publications);
  const parts = {
    drafts,
    publications,
    folder,
    format: yamlFormat,
    fingerprint: (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex'),
  };
  return {
    drafts,
    publications,
    /** Checks a file by itself, at each pause of typing. */
    checkFile: checkDraftAlone,
    /** Checks files with all others, which takes longer. */
    checkDrafts: createDraftChecks(
      { contentDir: config.contentDir, imagesDir: imagesFolder(config.dataDir) },
      () => turkishDate(now()),
    ),
    listDrafts: createListDrafts(parts),
    openFile: createOpenFile(parts),
    saveFile: createSaveFile(parts),
    publishDrafts: createPublishDrafts(parts),
    bringBack: createBringBack(parts),
  };
};
