import type { DataSource, EntityManager } from 'typeorm';
import * as z from 'zod';
import type { PublicationStore } from '#domain/desk/publishing/publication-store.ts';
import type {
  ChosenDraft,
  FileChange,
  Publication,
  PublicationEntry,
  Publications,
} from '#domain/desk/publishing/ports.ts';
import { type Clock, systemClock } from '../../process/clock.ts';
import { replaceContent } from '../content/content-repository.ts';
import { contentVersionRows } from '../rows/content-rows.ts';

/** Key of the advisory lock that makes publications and loads run one after the other. */
const publishingLock = 7_206_003;

const pageSize = 50;

const bytes = z
  .instanceof(Buffer)
  .nullable()
  .transform((content) => content ?? undefined);

const entryRow = z.object({
  id: z.string(),
  at: z.date(),
  author: z.string(),
  state: z.enum(['loaded', 'written']),
  unwritten: z.array(z.string()),
});

const entryRows = z.array(entryRow.extend({ files: z.array(z.string()) }));

const fileRows = z.array(z.object({ file: z.string(), before: bytes, after: bytes }));

const selectEntry = 'p.id, p.at, p.author, p.state, p.unwritten';

const withFiles = async (manager: EntityManager, row: unknown): Promise<Publication> => {
  const entry = entryRow.parse(row);
  const files = await manager.query(
    'SELECT file, before, after FROM content_publication_files WHERE publication_id = $1 ORDER BY file',
    [entry.id],
  );
  return { ...entry, files: fileRows.parse(files) };
};

/**
 * Takes a draft away that was published. One that has been changed meanwhile stays: its base is what was published of it, as
 * whoever changed it had seen that.
 */
const settleDraft = async (manager: EntityManager, { file, version }: ChosenDraft): Promise<void> => {
  await manager.query('DELETE FROM content_drafts WHERE file = $1 AND version = $2', [file, version]);
  await manager.query(
    `UPDATE content_drafts d SET base = v.content FROM content_draft_versions v
     WHERE d.file = $1 AND d.version > $2 AND v.file = d.file AND v.version = $2`,
    [file, version],
  );
};

const storeFile = async (
  manager: EntityManager,
  publication: string,
  { file, before, after }: FileChange,
): Promise<void> => {
  await manager.query(
    'INSERT INTO content_publication_files (publication_id, file, before, after) VALUES ($1, $2, $3, $4)',
    [publication, file, before, after],
  );
};

/** Makes drafts of what a publication could not write, for files without a draft. */
const draftUnwritten = `
  WITH unwritten AS (
    INSERT INTO content_drafts (file, base, content, version, author, begun_at, changed_at)
    SELECT f.file, f.before, f.after, nextval('content_draft_numbers'), p.author, p.at, p.at
    FROM content_publication_files f JOIN content_publications p ON p.id = f.publication_id
    WHERE p.id = $1 AND f.file = ANY($2)
    ON CONFLICT (file) DO NOTHING
    RETURNING file, base, content, version, author, changed_at, discarded
  )
  INSERT INTO content_draft_versions (file, base, content, version, author, at, discarded)
  SELECT file, base, content, version, author, changed_at, discarded FROM unwritten`;

interface Options {
  /** Whether a CDN has to drop what it stored when something changes. Default: false. */
  readonly purgesCdn?: boolean;
  /** Default: the clock of the machine. */
  readonly now?: Clock;
}

/** Creates the store of publications on connections without timeouts, as loads have them. */
export const createPostgresPublications = (
  dataSource: DataSource,
  { purgesCdn = false, now = systemClock }: Options = {},
): PublicationStore & Publications => ({
  version: async () => (await dataSource.getRepository(contentVersionRows).findOneBy({ id: 1 }))?.version,

  async exclusively(action) {
    const session = dataSource.createQueryRunner();
    try {
      await session.query('SELECT pg_advisory_lock($1)', [publishingLock]);
      try {
        return await action();
      } finally {
        // A connection that is broken has lost the lock, and what the action did counts all the same.
        await session.query('SELECT pg_advisory_unlock($1)', [publishingLock]).catch(() => undefined);
      }
    } finally {
      await session.release();
    }
  },

  replace: (content, version, { id, author, changes, drafts, beforeCommit }) =>
    dataSource.transaction(async (manager) => {
      const loaded = await replaceContent(manager, content, version, { purgesCdn, now });
      await manager.query(
        'INSERT INTO content_publications (id, at, author, version) VALUES ($1, $2, $3, $4)',
        [id, now(), author, version],
      );
      for (const change of changes) await storeFile(manager, id, change);
      for (const draft of drafts) await settleDraft(manager, draft);
      await beforeCommit();
      return loaded;
    }),

  async findLoaded(ids) {
    const rows = await dataSource.query<unknown[]>(
      `SELECT ${selectEntry} FROM content_publications p
       WHERE p.state = 'loaded' AND p.id = ANY($1::uuid[]) ORDER BY p.at, p.id`,
      [ids],
    );
    return Promise.all(rows.map((row) => withFiles(dataSource.manager, row)));
  },

  markWritten: (id, unwritten) =>
    dataSource.transaction(async (manager) => {
      await manager.query("UPDATE content_publications SET state = 'written', unwritten = $2 WHERE id = $1", [
        id,
        unwritten,
      ]);
      if (unwritten.length > 0) await manager.query(draftUnwritten, [id, unwritten]);
    }),

  async list(before) {
    const rows = await dataSource.query(
      `SELECT ${selectEntry}, ARRAY(
         SELECT f.file FROM content_publication_files f WHERE f.publication_id = p.id ORDER BY f.file) AS files
       FROM content_publications p ${before ? 'WHERE (p.at, p.id) < ($1, $2)' : ''}
       ORDER BY p.at DESC, p.id DESC LIMIT ${pageSize}`,
      before ? [before.at, before.id] : [],
    );
    const entries: readonly PublicationEntry[] = entryRows.parse(rows);
    return entries;
  },

  async find(id) {
    if (!z.uuid().safeParse(id).success) return undefined;
    const [row] = await dataSource.query<unknown[]>(
      `SELECT ${selectEntry} FROM content_publications p WHERE p.id = $1`,
      [id],
    );
    return row === undefined ? undefined : withFiles(dataSource.manager, row);
  },
});
