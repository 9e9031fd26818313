import type { DataSource } from 'typeorm';
import type { CardSource } from '#domain/catalogue/products/product-card.ts';
import type { CardSources } from '#domain/catalogue/facets/with-cards.ts';

interface Row {
  readonly slug: string;
  readonly source: CardSource;
}

export const createPostgresCardSources =
  (dataSource: DataSource): CardSources =>
  async (slugs) => {
    const rows = await dataSource.query<Row[]>(
      'SELECT slug_en AS slug, card_source AS source FROM products WHERE slug_en = ANY ($1)',
      [slugs],
    );
    return new Map(rows.map(({ slug, source }) => [slug, source]));
  };
