import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Column for when the mail about a request was written to a file, which notifies nobody. Processes of the release
 * before ignore it.
 */
export class FiledRequests1769100000000 implements MigrationInterface {
  readonly name = 'FiledRequests1769100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE requests ADD COLUMN filed_at timestamptz;
      CREATE INDEX requests_filed_alone ON requests (kind, filed_at) WHERE digest_id IS NULL AND filed_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX requests_filed_alone;
      ALTER TABLE requests DROP COLUMN filed_at;
    `);
  }
}
