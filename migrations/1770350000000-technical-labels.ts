import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Labels of technical data that mean the same, for comparisons. Processes of the release before neither read nor write them. */
export class TechnicalLabels1770350000000 implements MigrationInterface {
  readonly name = 'TechnicalLabels1770350000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE technical_labels (
        id smallint PRIMARY KEY CHECK (id = 1),
        groups jsonb NOT NULL,
        changed_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE technical_labels');
  }
}
