import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The files of pictures. Processes of the release before find pictures by slug, and need categories.picture; the next
 * release drops it.
 */
export class PictureFiles1764700000000 implements MigrationInterface {
  readonly name = 'PictureFiles1764700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE categories ADD COLUMN picture_file text;
      ALTER TABLE news ADD COLUMN picture_file text;
      CREATE TABLE site_pictures (
        id smallint PRIMARY KEY CHECK (id = 1),
        files jsonb NOT NULL,
        changed_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE site_pictures;
      ALTER TABLE news DROP COLUMN picture_file;
      ALTER TABLE categories DROP COLUMN picture_file;
    `);
  }
}
