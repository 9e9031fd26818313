import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search keys of products, and the words that they are made of. */
export class Search1764100000000 implements MigrationInterface {
  readonly name = 'Search1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      ALTER TABLE products ADD COLUMN search_key text[] COLLATE "C" NOT NULL DEFAULT '{}';
      CREATE INDEX products_search ON products USING gin (search_key) WITH (fastupdate = off);
      CREATE TABLE search_words (
        word text COLLATE "C" PRIMARY KEY,
        products integer NOT NULL CHECK (products > 0)
      );
      CREATE INDEX search_words_spelling ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);
      -- Keys are made when content is loaded: the next start loads it again.
      DELETE FROM content_version;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE search_words; ALTER TABLE products DROP COLUMN search_key');
  }
}
