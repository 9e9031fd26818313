import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Variants of products that were removed from the catalogue, as `products.variants` had them. Processes of the release
 * before remove products without noting them.
 */
export class FormerVariants1769300000000 implements MigrationInterface {
  readonly name = 'FormerVariants1769300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE former_products ADD COLUMN variants jsonb NOT NULL DEFAULT '[]'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE former_products DROP COLUMN variants');
  }
}
