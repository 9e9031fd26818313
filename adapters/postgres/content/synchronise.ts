import { isDeepStrictEqual } from 'node:util';
import type { EntityManager, EntitySchema, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';
import type { Content, ContentChange } from '#domain/content/content.ts';
import type { Redirect } from '#domain/site/redirect.ts';

/** PostgreSQL allows 65,535 parameters in a statement. */
const rowsPerStatement = 1000;

/** A load in progress. */
export interface ContentLoad {
  /** Manager of its transaction. */
  readonly manager: EntityManager;
  readonly content: Content;
  readonly changedAt: Date;
  /** Gets the pages that have moved. */
  readonly moved: Redirect[];
}

interface ContentTable<Row extends ObjectLiteral> {
  readonly kind: ContentChange['kind'];
  readonly schema: EntitySchema<Row>;
  /** The column that identifies an entry in the content files. */
  readonly key: keyof Row & string;
  /** Returns the rows of the content, without generated columns. */
  readonly rowsOf: (content: Content) => readonly Partial<Row>[];
  /** Page of each entry, for entries that have one. */
  readonly page?: {
    pathOf(slug: string): string;
    /** Returns what tells that a removed and an added entry are the same, whose page has moved. */
    nameOf(row: Partial<Row>): unknown;
  };
}

/** Makes a table equal to its part of the content. @returns the changes */
type Synchronise = (load: ContentLoad) => Promise<ContentChange[]>;

/** Notes the pages of removed entries whose page is that of an added one now. */
const noteMoved = <Row extends ObjectLiteral>(
  { key, page }: ContentTable<Row>,
  removed: readonly Row[],
  added: readonly Partial<Row>[],
  moved: Redirect[],
): void => {
  if (!page) return;
  for (const before of removed) {
    const now = added.find((row) => isDeepStrictEqual(page.nameOf(row), page.nameOf(before)));
    if (now) moved.push({ from: page.pathOf(String(before[key])), to: page.pathOf(String(now[key])) });
  }
};

/** Declares a table of the content. Equal rows are not written, so they keep changed_at; changed rows keep their generated id. */
export const contentTable =
  <Row extends ObjectLiteral>(table: ContentTable<Row>): Synchronise =>
  async ({ manager, content, changedAt, moved }) => {
    const { kind, schema, key } = table;
    const rows = table.rowsOf(content);
    const repository = manager.getRepository(schema);
    const slugOf = (row: Partial<Row>): string => String(row[key]);
    const stored = new Map((await repository.find()).map((row) => [slugOf(row), row]));
    const slugs = new Set(rows.map(slugOf));

    const removed = [...stored.values()].filter((row) => !slugs.has(slugOf(row)));
    const added = rows.filter((row) => !stored.has(slugOf(row)));
    const changed = rows.filter((row) => {
      const before = stored.get(slugOf(row));
      return before !== undefined && !isDeepStrictEqual({ ...before, ...row }, before);
    });

    const report = (action: ContentChange['action'], list: readonly Partial<Row>[]): ContentChange[] =>
      list.map((row) => ({ kind, slug: slugOf(row), action }));
    // Before the removal, which deletes the key property of the entities.
    noteMoved(table, removed, added, moved);
    const changes = [...report('added', added), ...report('changed', changed), ...report('removed', removed)];

    if (removed.length > 0) await repository.remove(removed, { chunk: rowsPerStatement });
    const written = [...added, ...changed].map((row) => Object.assign({ changedAt }, row));
    for (let start = 0; start < written.length; start += rowsPerStatement) {
      // While Row is a type parameter, TypeScript cannot prove that a partial row is a QueryDeepPartialEntity.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
      const batch = written.slice(start, start + rowsPerStatement) as QueryDeepPartialEntity<Row>[];
      await repository.upsert(batch, [key]);
    }
    return changes;
  };
