import type { DataSource } from 'typeorm';
import type { EntryKind } from '#domain/site/site-page.ts';
import type { IndexEntry, SiteIndex } from '#domain/site/ports.ts';

/** Products are read in batches, so that no connection is held while the reader consumes them. */
const productsPerQuery = 5000;

/** All entries but products. A listing's changed_at is that of its latest entry. Parameter: $1 today. */
const selectOthers = `
  SELECT 'solution' AS kind, s.key AS slug, greatest(s.changed_at, max(c.changed_at)) AS changed_at
    FROM solutions s LEFT JOIN categories c ON s.definition -> 'categories' ? c.key GROUP BY s.key
  UNION ALL
  SELECT 'category', c.key, greatest(c.changed_at, max(p.changed_at))
    FROM categories c JOIN products p ON p.category = c.key GROUP BY c.key
  UNION ALL
  SELECT 'brand', b.key, greatest(b.changed_at, max(p.changed_at))
    FROM brands b JOIN products p ON p.brand = b.key GROUP BY b.key
  UNION ALL
  SELECT 'procedure', key, changed_at FROM procedures
  UNION ALL
  SELECT 'news', key, changed_at FROM news WHERE definition ->> 'publishDate' <= $1
  ORDER BY kind, slug`;

/** Products after the first `$1` ones. */
const selectProductsFrom = `
  SELECT 'product' AS kind, slug_en AS slug, changed_at FROM products
  ORDER BY slug_en OFFSET $1 LIMIT $2`;

/** Products after the slug `$1`, which is found in the index, however many products come before it. */
const selectProductsAfter = `
  SELECT 'product' AS kind, slug_en AS slug, changed_at FROM products
  WHERE slug_en > $1 ORDER BY slug_en LIMIT $2`;

interface Row {
  readonly kind: EntryKind;
  readonly slug: string;
  readonly changed_at: Date;
}

const toEntry = ({ kind, slug, changed_at: changedAt }: Row): IndexEntry => ({ kind, slug, changedAt });

/**
 * @param oncePerVersion lets a read run once for each version of the content
 * @param today the day in Türkiye, as 2026-01-31; news of later days are held back
 */
export const createPostgresSiteIndex = (
  dataSource: DataSource,
  oncePerVersion: <Value>(read: () => Promise<Value>) => () => Promise<Value>,
  today: () => string,
): SiteIndex => {
  const readOthers = oncePerVersion(() => dataSource.query<Row[]>(selectOthers, [today()]));

  const countProducts = oncePerVersion(async () => {
    const [row] = await dataSource.query<{ products: number }[]>(
      'SELECT count(*)::integer AS products FROM products',
    );
    return row?.products ?? 0;
  });

  async function* products(start: number, limit: number): AsyncGenerator<IndexEntry> {
    let last: string | undefined;
    for (let done = 0; done < limit; done += productsPerQuery) {
      const size = Math.min(productsPerQuery, limit - done);
      const rows =
        last === undefined
          ? await dataSource.query<Row[]>(selectProductsFrom, [start, size])
          : await dataSource.query<Row[]>(selectProductsAfter, [last, size]);
      yield* rows.map(toEntry);
      if (rows.length < size) return;
      last = rows.at(-1)?.slug;
    }
  }

  return {
    async count() {
      const [others, productCount] = await Promise.all([readOthers(), countProducts()]);
      return others.length + productCount;
    },

    async *entries(start, limit) {
      const others = await readOthers();
      const shown = others.slice(start, start + limit);
      yield* shown.map(toEntry);
      const missing = limit - shown.length;
      if (missing > 0) yield* products(Math.max(0, start - others.length), missing);
    },
  };
};
