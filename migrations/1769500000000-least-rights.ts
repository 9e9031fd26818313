import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Functions that run with the rights of the tables' owner, for what a load of content needs the owner for: the role
 * that the site works with owns nothing. And the log of what administrators did with requests, which names no visitor.
 */
export class LeastRights1769500000000 implements MigrationInterface {
  readonly name = 'LeastRights1769500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION begin_bulk_insert(index_name text) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        IF index_name = 'products_search' THEN ALTER INDEX products_search SET (fastupdate = on);
        ELSIF index_name = 'search_words_spelling' THEN ALTER INDEX search_words_spelling SET (fastupdate = on);
        ELSE RAISE EXCEPTION 'unknown index';
        END IF;
      END $$;
      CREATE FUNCTION end_bulk_insert(index_name text) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        IF index_name = 'products_search' THEN
          PERFORM gin_clean_pending_list('products_search');
          ALTER INDEX products_search SET (fastupdate = off);
        ELSIF index_name = 'search_words_spelling' THEN
          PERFORM gin_clean_pending_list('search_words_spelling');
          ALTER INDEX search_words_spelling SET (fastupdate = off);
        ELSE RAISE EXCEPTION 'unknown index';
        END IF;
      END $$;
      CREATE FUNCTION analyze_products() RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        ANALYZE products, search_words;
      END $$;
      CREATE TABLE administration_log (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        operator text NOT NULL,
        action text NOT NULL CHECK (action IN ('export', 'erase', 'resend')),
        requests integer NOT NULL,
        selection jsonb NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE administration_log;
      DROP FUNCTION begin_bulk_insert, end_bulk_insert, analyze_products;
    `);
  }
}
