import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of requests, and what their links are signed with. Processes of the release before store requests without files. */
export class Attachments1767100000000 implements MigrationInterface {
  readonly name = 'Attachments1767100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE requests ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]';
      CREATE INDEX requests_attachments ON requests USING gin (attachments jsonb_path_ops) WHERE attachments <> '[]';
      CREATE TABLE attachment_secret (
        id smallint PRIMARY KEY CHECK (id = 1),
        secret text NOT NULL
      );
      INSERT INTO attachment_secret VALUES (1, gen_random_uuid()::text || gen_random_uuid()::text);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE attachment_secret;
      ALTER TABLE requests DROP COLUMN attachments;
    `);
  }
}
