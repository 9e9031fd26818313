import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Names and texts that products are found by, in one weighted index; how many products have each stem of the texts; and
 * searches that found nothing. Processes of the release before neither read nor write these.
 */
export class SearchTexts1770300000000 implements MigrationInterface {
  readonly name = 'SearchTexts1770300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products ADD COLUMN search_text tsvector NOT NULL DEFAULT '';
      -- ANALYZE would read them from where PostgreSQL stores long values.
      ALTER TABLE products ALTER COLUMN search_text SET STATISTICS 0;
      CREATE INDEX products_search_text ON products USING gin (search_text) WITH (fastupdate = off);
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
      CREATE OR REPLACE FUNCTION begin_bulk_insert(index_name text) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        IF index_name NOT IN ('products_search', 'products_search_text', 'search_words_spelling') THEN
          RAISE EXCEPTION 'unknown index';
        END IF;
        EXECUTE format('ALTER INDEX %I SET (fastupdate = on)', index_name);
      END $$;
      CREATE OR REPLACE FUNCTION end_bulk_insert(index_name text) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        IF index_name NOT IN ('products_search', 'products_search_text', 'search_words_spelling') THEN
          RAISE EXCEPTION 'unknown index';
        END IF;
        PERFORM gin_clean_pending_list(index_name::regclass);
        EXECUTE format('ALTER INDEX %I SET (fastupdate = off)', index_name);
      END $$;
      -- Texts are indexed when content is loaded: the next start loads it again.
      DELETE FROM content_version;
    `);
  }

  /** The functions stay: they do what those before did, and more. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE missed_searches, search_stems;
      ALTER TABLE products DROP COLUMN search_text;
    `);
  }
}
