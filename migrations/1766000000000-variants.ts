import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sizes, shapes and packs of products. Processes of the release before write products without them. */
export class Variants1766000000000 implements MigrationInterface {
  readonly name = 'Variants1766000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE products ADD COLUMN variants jsonb NOT NULL DEFAULT '[]'");
    // No query filters by them.
    await runner.query('ALTER TABLE products ALTER COLUMN variants SET STATISTICS 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN variants');
  }
}
