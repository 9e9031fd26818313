import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = [
  'institution',
  'department',
  'city',
  'tax_number',
  'tender_number',
  'wanted_date',
  'serial_number',
];

/**
 * Columns for what visitors may add about themselves and the occasion. Processes of the release before store requests
 * without it.
 */
export class RequestDetails1767000000000 implements MigrationInterface {
  readonly name = 'RequestDetails1767000000000';

  async up(runner: QueryRunner): Promise<void> {
    const added = columns.map((column) => `ADD COLUMN ${column} text NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE requests ${added.join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const dropped = columns.map((column) => `DROP COLUMN ${column}`);
    await runner.query(`ALTER TABLE requests ${dropped.join(', ')}`);
  }
}
