import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Surgical procedures and what is used in them. Processes of the release before neither read nor write them. */
export class Procedures1770800000000 implements MigrationInterface {
  readonly name = 'Procedures1770800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE procedures (
        slug text COLLATE "C" PRIMARY KEY,
        definition jsonb NOT NULL,
        changed_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE procedures');
  }
}
