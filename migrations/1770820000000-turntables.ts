import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A product turned about itself. Processes of the release before neither read nor write it. */
export class Turntables1770820000000 implements MigrationInterface {
  readonly name = 'Turntables1770820000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN turntable text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN turntable');
  }
}
