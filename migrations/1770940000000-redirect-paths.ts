import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the redirects from a path, which may name a query. Processes of the release before find those without one. */
export class RedirectPaths1770940000000 implements MigrationInterface {
  readonly name = 'RedirectPaths1770940000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX redirects_path ON redirects (split_part(old_path, '?', 1))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX redirects_path');
  }
}
