import type { DataSource, EntityManager } from 'typeorm';
import * as z from 'zod';
import type {
  Draft,
  DraftChange,
  DraftEntry,
  DraftOutcome,
  DraftVersion,
  Drafts,
} from '#domain/desk/publishing/ports.ts';
import { type Clock, systemClock } from '../../process/clock.ts';

const bytes = z
  .instanceof(Buffer)
  .nullable()
  .transform((content) => content ?? undefined);

const draftRow = z.object({
  file: z.string(),
  base: bytes,
  content: bytes,
  version: z.number(),
  author: z.string(),
  begunAt: z.date(),
  changedAt: z.date(),
});

const entryRows = z.array(
  draftRow.omit({ base: true, content: true }).extend({ kind: z.enum(['new', 'changed', 'removed']) }),
);

const versionRows = z.array(
  draftRow
    .pick({ version: true, author: true, content: true })
    .extend({ at: z.date(), isDiscarded: z.boolean() }),
);

const selectDraft = 'file, base, content, version, author, begun_at AS "begunAt", changed_at AS "changedAt"';

const findDraft = async (manager: EntityManager, file: string): Promise<Draft | undefined> => {
  const [row] = await manager.query<unknown[]>(
    `SELECT ${selectDraft} FROM content_drafts WHERE file = $1 AND NOT discarded`,
    [file],
  );
  return row === undefined ? undefined : draftRow.parse(row);
};

interface StoredVersion {
  readonly version: number;
  readonly discarded: boolean;
}

/** Finds the version of a draft, also of a discarded one, and keeps others from changing it. */
const lockVersion = async (manager: EntityManager, file: string): Promise<StoredVersion | undefined> => {
  // A draft that is not there yet cannot be locked as a row.
  await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('draft ' || $1, 0))", [file]);
  const [row] = await manager.query<StoredVersion[]>(
    'SELECT version, discarded FROM content_drafts WHERE file = $1 FOR UPDATE',
    [file],
  );
  return row;
};

interface NewVersion extends Omit<DraftChange, 'version'> {
  readonly user: string;
  readonly at: Date;
  readonly isDiscarded: boolean;
  /** Whether a draft begins with it. */
  readonly begins: boolean;
}

/** Stores a version. @returns its number */
const addVersion = async (manager: EntityManager, change: NewVersion): Promise<number> => {
  const { file, base, content, user, at, isDiscarded, begins } = change;
  const [row] = await manager.query<{ version: number }[]>(
    "SELECT nextval('content_draft_numbers')::integer AS version",
  );
  const version = row?.version ?? 0;
  const values = [file, base, content, version, user, at, isDiscarded];
  await manager.query(
    `INSERT INTO content_drafts (file, base, content, version, author, changed_at, discarded, begun_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $6)
     ON CONFLICT (file) DO UPDATE SET (base, content, version, author, changed_at, discarded, begun_at)
       = ROW (excluded.base, excluded.content, excluded.version, excluded.author, excluded.changed_at,
           excluded.discarded, CASE WHEN $8 THEN excluded.begun_at ELSE content_drafts.begun_at END)`,
    [...values, begins],
  );
  await manager.query(
    `INSERT INTO content_draft_versions (file, base, content, version, author, at, discarded)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values,
  );
  return version;
};

type Change = Omit<DraftChange, 'version'> & Pick<NewVersion, 'isDiscarded'>;

export const createPostgresDrafts = (dataSource: DataSource, now: Clock = systemClock): Drafts => {
  /** Makes a change of the version that was seen. @param changeOf finds it; `undefined` is one that cannot be made */
  const change = (
    file: string,
    seen: number,
    user: string,
    changeOf: (manager: EntityManager) => Promise<Change | undefined>,
  ): Promise<DraftOutcome> =>
    dataSource.transaction(async (manager) => {
      const stored = await lockVersion(manager, file);
      const wanted = (stored?.version ?? 0) === seen ? await changeOf(manager) : undefined;
      if (!wanted) return { kind: 'conflict', draft: await findDraft(manager, file) };
      const begins = !stored || stored.discarded;
      const at = now();
      const version = await addVersion(manager, { ...wanted, user, at, begins });
      const { base, content } = wanted;
      const discarded = { file, base, content, version, author: user, begunAt: at, changedAt: at };
      return { kind: 'saved', draft: (await findDraft(manager, file)) ?? discarded };
    });

  return {
    async list() {
      const rows = await dataSource.query(
        `SELECT file, version, author, begun_at AS "begunAt", changed_at AS "changedAt",
           CASE WHEN content IS NULL THEN 'removed' WHEN base IS NULL THEN 'new' ELSE 'changed' END AS kind
         FROM content_drafts WHERE NOT discarded ORDER BY changed_at DESC, file`,
      );
      const entries: readonly DraftEntry[] = entryRows.parse(rows);
      return entries;
    },

    find: (file) => findDraft(dataSource.manager, file),

    save: ({ file, base, content, version }, user) =>
      change(file, version, user, async () => ({ file, base, content, isDiscarded: false })),

    discard: ({ file, version }, user) =>
      change(file, version, user, async (manager) => {
        const draft = await findDraft(manager, file);
        return draft && { file, base: draft.base, content: draft.content, isDiscarded: true };
      }),

    async versions(file) {
      const rows = await dataSource.query(
        `SELECT version, author, content, at, discarded AS "isDiscarded"
         FROM content_draft_versions WHERE file = $1 ORDER BY version DESC`,
        [file],
      );
      const versions: readonly DraftVersion[] = versionRows.parse(rows);
      return versions;
    },

    restore: ({ file, version }, former, user) =>
      change(file, version, user, async (manager) => {
        const [row] = await manager.query<unknown[]>(
          'SELECT base, content FROM content_draft_versions WHERE file = $1 AND version = $2',
          [file, former],
        );
        if (row === undefined) return undefined;
        return { file, ...draftRow.pick({ base: true, content: true }).parse(row), isDiscarded: false };
      }),
  };
};
