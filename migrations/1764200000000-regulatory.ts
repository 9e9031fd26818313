import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Column for what authorities ask to be known of a product. */
export class Regulatory1764200000000 implements MigrationInterface {
  readonly name = 'Regulatory1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN regulatory jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN regulatory');
  }
}
