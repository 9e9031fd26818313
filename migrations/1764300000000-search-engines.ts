import type { MigrationInterface, QueryRunner } from 'typeorm';

const contentTables = ['company', 'categories', 'solutions', 'brands', 'products', 'news'];

/** Columns for when each entry of the content last changed, and a table of where pages have moved to. */
export class SearchEngines1764300000000 implements MigrationInterface {
  readonly name = 'SearchEngines1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of contentTables) {
      // Of what was loaded before, nothing better is known than the last load.
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN changed_at timestamptz;
        UPDATE ${table} SET changed_at = COALESCE((SELECT loaded_at FROM content_version), now());
        ALTER TABLE ${table} ALTER COLUMN changed_at SET NOT NULL;
      `);
    }
    await runner.query(`
      CREATE TABLE redirects (
        old_path text PRIMARY KEY,
        new_path text NOT NULL,
        changed_at timestamptz NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE redirects');
    for (const table of contentTables) await runner.query(`ALTER TABLE ${table} DROP COLUMN changed_at`);
  }
}
