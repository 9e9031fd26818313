import type { DataSource } from 'typeorm';
import type { CardSources } from '#domain/catalogue/facets/with-cards.ts';
import { type CardSourceRow, cardSourceSql, toCardSource } from '../rows/card-source.ts';

interface Row {
  readonly slug: string;
  readonly source: CardSourceRow;
}

export const createPostgresCardSources =
  (dataSource: DataSource): CardSources =>
  async (slugs) => {
    const rows = await dataSource.query<Row[]>(
      `SELECT slug_en AS slug, ${cardSourceSql} AS source FROM products WHERE slug_en = ANY ($1)`,
      [slugs],
    );
    return new Map(rows.map(({ slug, source }) => [slug, toCardSource(source)]));
  };
