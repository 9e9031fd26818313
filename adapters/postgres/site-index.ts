import type { DataSource } from 'typeorm';
import type { EntryKind } from '#domain/site/site-page.ts';
import type { IndexEntry, SiteIndex } from '#domain/site/ports.ts';

/** Entries are read in batches, so that no connection is held while the reader consumes them. */
const rowsPerQuery = 5000;

/** A listing's changed_at is that of its latest entry. */
const entries = `
  SELECT 'solution' AS kind, s.slug, greatest(s.changed_at, max(c.changed_at)) AS changed_at
    FROM solutions s LEFT JOIN categories c ON c.slug = ANY (s.categories) GROUP BY s.slug
  UNION ALL
  SELECT 'category', c.slug, greatest(c.changed_at, max(p.changed_at))
    FROM categories c JOIN products p ON p.category = c.slug GROUP BY c.slug
  UNION ALL
  SELECT 'brand', b.slug, greatest(b.changed_at, max(p.changed_at))
    FROM brands b JOIN products p ON p.brand = b.slug GROUP BY b.slug
  UNION ALL
  SELECT 'product', slug_en, changed_at FROM products
  UNION ALL
  SELECT 'news', id, changed_at FROM news`;

interface Row {
  readonly kind: EntryKind;
  readonly slug: string;
  readonly changed_at: Date;
}

export const createPostgresSiteIndex = (dataSource: DataSource): SiteIndex => {
  const read = (start: number, limit: number): Promise<Row[]> =>
    dataSource.query<Row[]>(
      `SELECT kind, slug, changed_at FROM (${entries}) entry
       ORDER BY kind, slug COLLATE "C" OFFSET $1 LIMIT $2`,
      [start, limit],
    );

  return {
    async version() {
      const [row] = await dataSource.query<{ version: string }[]>('SELECT version FROM content_version');
      return row?.version ?? '';
    },

    async count() {
      const [row] = await dataSource.query<{ entries: number }[]>(
        `SELECT count(*)::integer AS entries FROM (${entries}) entry`,
      );
      return row?.entries ?? 0;
    },

    async *entries(start, limit): AsyncGenerator<IndexEntry> {
      for (let done = 0; done < limit; done += rowsPerQuery) {
        const rows = await read(start + done, Math.min(rowsPerQuery, limit - done));
        for (const { kind, slug, changed_at: changedAt } of rows) yield { kind, slug, changedAt };
        if (rows.length < rowsPerQuery) return;
      }
    },
  };
};
