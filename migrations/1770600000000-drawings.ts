import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The technical drawing beside a product's picture. Processes of the release before neither read nor write it. */
export class Drawings1770600000000 implements MigrationInterface {
  readonly name = 'Drawings1770600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN drawing text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN drawing');
  }
}
