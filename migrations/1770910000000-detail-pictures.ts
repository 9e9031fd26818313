import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A part of a product from near. Processes of the release before neither read nor write it. */
export class DetailPictures1770910000000 implements MigrationInterface {
  readonly name = 'DetailPictures1770910000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN detail_picture text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN detail_picture');
  }
}
