import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sizes of products' downloadable PDFs. Processes of the release before measure the files themselves. */
export class DocumentBytes1770930000000 implements MigrationInterface {
  readonly name = 'DocumentBytes1770930000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN document_bytes integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN document_bytes');
  }
}
