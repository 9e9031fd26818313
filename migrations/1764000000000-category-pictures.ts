import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Column for the product whose picture stands for a category. */
export class CategoryPictures1764000000000 implements MigrationInterface {
  readonly name = 'CategoryPictures1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE categories ADD COLUMN picture text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE categories DROP COLUMN picture');
  }
}
