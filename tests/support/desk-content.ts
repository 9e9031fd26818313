import path from 'node:path';
import type { DataSource } from 'typeorm';
import type { ContentFolder } from './content-folder.ts';
import { makeContentFolder, makeFolder } from './content-folder.ts';
import { composeDeskContent } from '../../adapters/compose/desk-content.ts';
import { contentVersion } from '../../adapters/content/content-version.ts';
import { imagesFolder, loadContent } from '../../adapters/content/load-content.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { systemClock } from '../../adapters/process/clock.ts';

/** A content folder of the test's own that is loaded into a database, with the use cases of the desk on both. */
export interface DeskContent extends ReturnType<typeof composeDeskContent> {
  readonly folder: ContentFolder;
  readonly dataDir: string;
  /** Whether the database has the content of the files. */
  agrees(): Promise<boolean>;
  /** Changes a text of a file in its draft. @returns the draft, as it is chosen to be published */
  draft(
    file: string,
    from: string,
    to: string,
    user?: string,
  ): Promise<{ readonly file: string; readonly version: number }>;
}

/** Composes the use cases of the desk on a folder. */
const composeDesk = (dataSource: DataSource, contentDir: string, dataDir: string) =>
  composeDeskContent({
    dataSource,
    config: { contentDir, dataDir, cdnPurgeUrl: undefined },
    now: systemClock,
  });

export const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

export const makeDeskContent = async (dataSource: DataSource): Promise<DeskContent> => {
  const folder = await makeContentFolder();
  const dataDir = await makeFolder();
  const store = createPostgresContentRepository(dataSource);
  await loadContent({ contentDir: folder.root, imagesDir: imagesFolder(dataDir), store });
  const desk = composeDesk(dataSource, folder.root, dataDir);
  return {
    ...desk,
    folder,
    dataDir,
    agrees: async () => (await contentVersion(folder.root)) === (await store.version()),
    async draft(file, from, to, user = 'elif') {
      const opened = await desk.openFile(file);
      if (opened?.merged.kind !== 'merged') throw new Error(`${file} cannot be edited`);
      const bytes = Buffer.from(textOf(opened.merged.content).replace(from, to));
      const seen = { version: opened.draft?.version ?? 0, fingerprint: opened.fingerprint };
      const saved = await desk.saveFile(file, { kind: 'bytes', bytes }, seen, user);
      if (saved.kind !== 'saved') throw new Error(saved.kind);
      return { file, version: saved.draft.version };
    },
  };
};

export const pathIn = ({ root }: ContentFolder, file: string): string => path.join(root, file);
