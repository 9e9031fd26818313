import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Columns for what became of the confirmation to the visitor, and the counts that limit confirmations. Requests that
 * processes of the release before store get none.
 */
export class Confirmations1768000000000 implements MigrationInterface {
  readonly name = 'Confirmations1768000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE requests
        ADD COLUMN confirmed_at timestamptz,
        ADD COLUMN confirmation_declined text CHECK (confirmation_declined IN ('limit', 'address'));
      CREATE INDEX requests_confirmed ON requests (confirmed_at) WHERE confirmed_at IS NOT NULL;
      CREATE TABLE confirmation_counters (
        key text PRIMARY KEY,
        confirmations integer NOT NULL,
        ends_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE confirmation_counters;
      DROP INDEX requests_confirmed;
      ALTER TABLE requests DROP COLUMN confirmation_declined, DROP COLUMN confirmed_at;
    `);
  }
}
