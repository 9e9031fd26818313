import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Column for the picture that a product shows: several may share one. */
export class ProductPictures1764600000000 implements MigrationInterface {
  readonly name = 'ProductPictures1764600000000';

  async up(runner: QueryRunner): Promise<void> {
    // Until the content is loaded again, each product has a picture of its own.
    await runner.query(`
      ALTER TABLE products ADD COLUMN picture text NOT NULL DEFAULT '';
      UPDATE products SET picture = slug_en;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN picture');
  }
}
