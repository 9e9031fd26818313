import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, type EntitySchema, In } from 'typeorm';
import type { Content, ContentChange } from '#domain/content/content.ts';
import type { Redirect } from '#domain/site/redirect.ts';
import type { ContentRow } from '../rows/content-rows.ts';

/** A load in progress. */
export interface ContentLoad {
  /** Manager of its transaction. */
  readonly manager: EntityManager;
  readonly content: Content;
  readonly changedAt: Date;
  /** Gets the pages that have moved. */
  readonly moved: Redirect[];
}

/** Entry of the content files. */
export type Entry<Definition> = Pick<ContentRow<Definition>, 'key' | 'definition'> & {
  /** Place among the others; left out of entries without an order of their own. */
  readonly position?: number;
};

interface ContentTable<Definition> {
  readonly kind: ContentChange['kind'];
  readonly rows: EntitySchema<ContentRow<Definition>>;
  readonly entriesOf: (content: Content) => readonly Entry<Definition>[];
  /** Page of each entry, for entries that have one. */
  readonly page?: {
    pathOf(key: string): string;
    /** Returns what tells that a removed and an added entry are the same, whose page has moved. */
    nameOf(definition: Definition): unknown;
  };
}

/** Makes a table equal to its part of the content. @returns the changes */
type Synchronise = (load: ContentLoad) => Promise<ContentChange[]>;

/** Notes the pages of removed entries whose page is that of an added one now. */
const noteMoved = <Definition>(
  { page }: ContentTable<Definition>,
  removed: readonly Entry<Definition>[],
  added: readonly Entry<Definition>[],
  moved: Redirect[],
): void => {
  if (!page) return;
  for (const before of removed) {
    const name = page.nameOf(before.definition);
    const now = added.find(({ definition }) => isDeepStrictEqual(page.nameOf(definition), name));
    if (now) moved.push({ from: page.pathOf(before.key), to: page.pathOf(now.key) });
  }
};

/** Parameters: $1 entries as JSON, $2 the time. */
const writeEntries = (table: string): string => `
  INSERT INTO ${table} (key, position, definition, changed_at)
  SELECT key, coalesce(position, 0), definition, $2::timestamptz
  FROM jsonb_to_recordset($1::jsonb) AS entry (key text, position integer, definition jsonb)
  ON CONFLICT (key) DO UPDATE SET (position, definition, changed_at)
    = ROW (excluded.position, excluded.definition, excluded.changed_at)`;

/** Declares a table of the content. Equal entries are not written, so they keep changed_at. */
export const contentTable =
  <Definition>(table: ContentTable<Definition>): Synchronise =>
  async ({ manager, content, changedAt, moved }) => {
    const { kind, rows } = table;
    const entries = table.entriesOf(content);
    const stored = new Map((await manager.find(rows)).map((row) => [row.key, row]));
    const keys = new Set(entries.map(({ key }) => key));

    const removed = [...stored.values()].filter(({ key }) => !keys.has(key));
    const added = entries.filter(({ key }) => !stored.has(key));
    const changed = entries.filter((entry) => {
      const before = stored.get(entry.key);
      return before !== undefined && !isDeepStrictEqual({ ...before, ...entry }, before);
    });
    noteMoved(table, removed, added, moved);

    if (removed.length > 0) await manager.delete(rows, { key: In(removed.map(({ key }) => key)) });
    const written = [...added, ...changed];
    if (written.length > 0)
      await manager.query(writeEntries(rows.options.name), [JSON.stringify(written), changedAt]);

    const report = (action: ContentChange['action'], list: readonly Entry<Definition>[]): ContentChange[] =>
      list.map(({ key }) => ({ kind, slug: key, action }));
    return [...report('added', added), ...report('changed', changed), ...report('removed', removed)];
  };
