import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the number that visitors and staff name a request by: eight digits, so that it can be said on the telephone. The
 * multiplication keeps them unique, as the factor has no divisor in common with 10^8, and hides how many requests there
 * are. Filled in by the database, so that processes of the release before store requests with one too.
 */
export class RequestReference1765000000000 implements MigrationInterface {
  readonly name = 'RequestReference1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE request_number;
      CREATE FUNCTION next_request_reference() RETURNS text LANGUAGE sql AS $$
        SELECT lpad(((nextval('request_number') * 61803399 + 27182818) % 100000000)::text, 8, '0')
      $$;
      ALTER TABLE requests ADD COLUMN reference text NOT NULL UNIQUE DEFAULT next_request_reference();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE requests DROP COLUMN reference;
      DROP FUNCTION next_request_reference;
      DROP SEQUENCE request_number;
    `);
  }
}
