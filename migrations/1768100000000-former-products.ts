import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of products that were removed from the catalogue: visitors still have them in their lists. */
export class FormerProducts1768100000000 implements MigrationInterface {
  readonly name = 'FormerProducts1768100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE former_products (
        slug_en text PRIMARY KEY,
        slug_tr text NOT NULL,
        name_en text NOT NULL,
        name_tr text NOT NULL
      );
      CREATE INDEX former_products_slug_tr ON former_products (slug_tr);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE former_products');
  }
}
