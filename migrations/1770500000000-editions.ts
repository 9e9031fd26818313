import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Catalogues as PDF, which the queue makes after each load of content. Processes of the release before neither read nor write them. */
export class Editions1770500000000 implements MigrationInterface {
  readonly name = 'Editions1770500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE editions (
        scope text COLLATE "C" NOT NULL,
        language text COLLATE "C" NOT NULL CHECK (language IN ('tr', 'en')),
        version text COLLATE "C" NOT NULL,
        content_version text COLLATE "C" NOT NULL,
        title text NOT NULL,
        pdf bytea NOT NULL,
        PRIMARY KEY (scope, language)
      );
      -- Compressed already; the size is then known without reading it.
      ALTER TABLE editions ALTER COLUMN pdf SET STORAGE EXTERNAL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE editions');
  }
}
