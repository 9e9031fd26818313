import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  CREATE TABLE company (LIKE categories INCLUDING ALL);
  CREATE TABLE site_pictures (LIKE categories INCLUDING ALL);
  -- What staff write for pages: by page, its texts in each language.
  CREATE TABLE page_texts (LIKE categories INCLUDING ALL);

  CREATE TABLE news (LIKE categories INCLUDING ALL);
  CREATE INDEX news_newest ON news ((definition ->> 'publishDate') DESC, key);

  CREATE TABLE redirects (LIKE categories INCLUDING ALL);
  -- Finds the redirects from a path, which may name a query.
  CREATE INDEX redirects_path ON redirects (split_part(key, '?', 1));

  CREATE TABLE content_version (
    id smallint PRIMARY KEY CHECK (id = 1),
    version text NOT NULL,
    loaded_at timestamptz NOT NULL
  );
`;

/** Contents of pages beside the catalogue: the company, news, texts and pictures; and where pages have moved to. */
export class Pages1795737600002 implements MigrationInterface {
  readonly name = 'Pages1795737600002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_version, redirects, site_pictures, page_texts, news, company');
  }
}
