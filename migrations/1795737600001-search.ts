import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;

  ALTER TABLE products
    ADD COLUMN search_key text[] COLLATE "C" NOT NULL DEFAULT '{}',
    ADD COLUMN search_text tsvector NOT NULL DEFAULT '';
  -- ANALYZE would read them from where PostgreSQL stores long values.
  ALTER TABLE products ALTER COLUMN search_text SET STATISTICS 0;
  CREATE INDEX products_search ON products USING gin (search_key) WITH (fastupdate = on);
  CREATE INDEX products_search_text ON products USING gin (search_text) WITH (fastupdate = on);

  CREATE TABLE search_words (
    word text COLLATE "C" PRIMARY KEY,
    products integer NOT NULL CHECK (products > 0)
  );
  -- Nine words of ten are numbers in registers, of which searches know the beginning or all.
  CREATE INDEX search_words_spelling ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = on)
    WHERE word !~ '[0-9]$';
  CREATE INDEX search_words_length ON search_words (left(word, 2), length(word)) WHERE word !~ '[0-9]$';
  CREATE INDEX search_words_prefix ON search_words (word) WHERE word !~ '[0-9]$';
  CREATE INDEX search_words_number ON search_words (word) WHERE word ~ '[0-9]$';
  CREATE TABLE search_stems (
    stem text COLLATE "C" PRIMARY KEY,
    products integer NOT NULL CHECK (products > 0)
  );

  CREATE TABLE missed_searches (
    query text COLLATE "C" PRIMARY KEY CHECK (length(query) <= 80),
    result text NOT NULL CHECK (result IN ('nothing', 'similar')),
    searches integer NOT NULL DEFAULT 1,
    last_on date NOT NULL DEFAULT current_date
  );

  -- With the rights of the tables' owner: the role that the site works with, and loads as, owns nothing.
  CREATE FUNCTION end_bulk_insert(index_name text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    IF index_name NOT IN ('products_search', 'products_search_text', 'search_words_spelling') THEN
      RAISE EXCEPTION 'unknown index';
    END IF;
    PERFORM gin_clean_pending_list(index_name::regclass);
  END $$;
  CREATE FUNCTION analyze_products() RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    ANALYZE products, search_words;
  END $$;
`;

/**
 * Search keys and texts of products, the words and stems that these have, and searches that found nothing.
 *
 * GIN indexes take new rows in bulk (fastupdate): only loads write to these tables, and each empties the pending lists
 * at its end, so searches find them empty.
 */
export class Search1795737600001 implements MigrationInterface {
  readonly name = 'Search1795737600001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION analyze_products, end_bulk_insert;
      DROP TABLE missed_searches, search_stems, search_words;
      ALTER TABLE products DROP COLUMN search_text, DROP COLUMN search_key;
    `);
  }
}
