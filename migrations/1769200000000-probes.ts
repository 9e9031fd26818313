import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Column that marks test requests of an operator. Processes of the release before ignore it, and store none. */
export class Probes1769200000000 implements MigrationInterface {
  readonly name = 'Probes1769200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE requests ADD COLUMN probe boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE requests DROP COLUMN probe');
  }
}
