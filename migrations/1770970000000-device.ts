import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The device that needs service. Processes of the release before store requests without it. */
export class Device1770970000000 implements MigrationInterface {
  readonly name = 'Device1770970000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE requests ADD COLUMN device text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE requests DROP COLUMN device');
  }
}
