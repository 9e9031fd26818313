import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * GIN indexes always take new rows in bulk: to switch that on for a load locked out every reader of the table until the
 * load ended. Only loads write to these tables, and each empties the pending lists at its end, so searches find them empty.
 */
export class ReadersOfSearchIndexes1770400000000 implements MigrationInterface {
  readonly name = 'ReadersOfSearchIndexes1770400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER INDEX products_search SET (fastupdate = on);
      ALTER INDEX products_search_text SET (fastupdate = on);
      ALTER INDEX search_words_spelling SET (fastupdate = on);
      -- The release before calls it.
      CREATE OR REPLACE FUNCTION begin_bulk_insert(index_name text) RETURNS void
      LANGUAGE sql AS '';
      CREATE OR REPLACE FUNCTION end_bulk_insert(index_name text) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        IF index_name NOT IN ('products_search', 'products_search_text', 'search_words_spelling') THEN
          RAISE EXCEPTION 'unknown index';
        END IF;
        PERFORM gin_clean_pending_list(index_name::regclass);
      END $$;
    `);
  }

  /** The functions stay: no release needs what those before did. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER INDEX products_search SET (fastupdate = off);
      ALTER INDEX products_search_text SET (fastupdate = off);
      ALTER INDEX search_words_spelling SET (fastupdate = off);
    `);
  }
}
