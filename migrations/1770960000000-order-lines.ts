import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines of a pasted order that name no product. Processes of the release before store requests without them. */
export class OrderLines1770960000000 implements MigrationInterface {
  readonly name = 'OrderLines1770960000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE requests ADD COLUMN order_lines text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE requests DROP COLUMN order_lines');
  }
}
