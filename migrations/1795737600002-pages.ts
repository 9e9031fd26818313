import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  CREATE TABLE company (
    id smallint PRIMARY KEY CHECK (id = 1),
    profile jsonb NOT NULL,
    changed_at timestamptz NOT NULL
  );

  CREATE TABLE news (
    id text PRIMARY KEY,
    title jsonb NOT NULL,
    article jsonb NOT NULL,
    reading_minutes integer NOT NULL CHECK (reading_minutes > 0),
    publish_date date NOT NULL,
    picture_file text,
    link jsonb,
    changed_at timestamptz NOT NULL
  );
  CREATE INDEX news_newest ON news (publish_date DESC, id);

  -- What staff write for pages: by page, its texts in each language.
  CREATE TABLE page_texts (
    page text PRIMARY KEY,
    texts jsonb NOT NULL,
    changed_at timestamptz NOT NULL
  );
  CREATE TABLE site_pictures (
    id smallint PRIMARY KEY CHECK (id = 1),
    files jsonb NOT NULL,
    changed_at timestamptz NOT NULL
  );

  CREATE TABLE redirects (
    old_path text PRIMARY KEY,
    new_path text NOT NULL,
    changed_at timestamptz NOT NULL
  );
  -- Finds the redirects from a path, which may name a query.
  CREATE INDEX redirects_path ON redirects (split_part(old_path, '?', 1));

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
