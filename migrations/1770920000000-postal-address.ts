import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Column for the address to which a printed catalogue is to be sent. Processes of the release before store requests
 * without it.
 */
export class PostalAddress1770920000000 implements MigrationInterface {
  readonly name = 'PostalAddress1770920000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE requests ADD COLUMN address text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE requests DROP COLUMN address');
  }
}
