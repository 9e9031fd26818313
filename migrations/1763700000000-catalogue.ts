import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The catalogue, the news and the company. References are checked at commit, so a load may write in any order. */
export class Catalogue1763700000000 implements MigrationInterface {
  readonly name = 'Catalogue1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE company (
        id smallint PRIMARY KEY CHECK (id = 1),
        profile jsonb NOT NULL
      );
      CREATE TABLE categories (
        slug text PRIMARY KEY,
        name jsonb NOT NULL,
        summary jsonb NOT NULL
      );
      CREATE TABLE solutions (
        slug text PRIMARY KEY,
        position integer NOT NULL,
        name jsonb NOT NULL,
        summary jsonb NOT NULL,
        categories text[] NOT NULL
      );
      CREATE TABLE brands (
        slug text PRIMARY KEY,
        position integer NOT NULL,
        name text NOT NULL
      );
      CREATE TABLE products (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        slug_en text COLLATE "C" NOT NULL UNIQUE,
        slug_tr text NOT NULL UNIQUE DEFERRABLE INITIALLY DEFERRED,
        name_en text NOT NULL UNIQUE DEFERRABLE INITIALLY DEFERRED,
        name_tr text NOT NULL UNIQUE DEFERRABLE INITIALLY DEFERRED,
        category text NOT NULL REFERENCES categories DEFERRABLE INITIALLY DEFERRED,
        brand text NOT NULL REFERENCES brands DEFERRABLE INITIALLY DEFERRED,
        description jsonb NOT NULL,
        details jsonb NOT NULL,
        details_table jsonb,
        gallery jsonb NOT NULL,
        articles jsonb NOT NULL,
        document text
      );
      CREATE INDEX products_category ON products (category, slug_en);
      CREATE INDEX products_brand ON products (brand, slug_en);
      CREATE TABLE news (
        id text PRIMARY KEY,
        title jsonb NOT NULL,
        article jsonb NOT NULL,
        reading_minutes integer NOT NULL CHECK (reading_minutes > 0),
        publish_date date NOT NULL
      );
      CREATE INDEX news_newest ON news (publish_date DESC, id);
      CREATE TABLE content_version (
        id smallint PRIMARY KEY CHECK (id = 1),
        version text NOT NULL,
        loaded_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_version, news, products, brands, solutions, categories, company');
  }
}
