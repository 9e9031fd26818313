import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pages that news items link to. Processes of the release before neither read nor write them. */
export class NewsLinks1770900000000 implements MigrationInterface {
  readonly name = 'NewsLinks1770900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE news ADD COLUMN link jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE news DROP COLUMN link');
  }
}
