import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Table of what staff write for pages: by page, its texts in each language. The release before has them in its program.
 */
export class PageTexts1769600000000 implements MigrationInterface {
  readonly name = 'PageTexts1769600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE page_texts (
        page text PRIMARY KEY,
        texts jsonb NOT NULL,
        changed_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_texts');
  }
}
