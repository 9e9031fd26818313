import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Features in a product's picture. Processes of the release before neither read nor write them. */
export class Hotspots1770810000000 implements MigrationInterface {
  readonly name = 'Hotspots1770810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN hotspots jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN hotspots');
  }
}
