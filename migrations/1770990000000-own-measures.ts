import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search texts say which measures are a product's own, and keys which synonyms are those of a part of its name, from now on. */
export class OwnMeasures1770990000000 implements MigrationInterface {
  readonly name = 'OwnMeasures1770990000000';

  async up(runner: QueryRunner): Promise<void> {
    // Both are made when content is loaded: the next start loads it again.
    await runner.query('DELETE FROM content_version');
  }

  /** Older searches ignore the weight of own measures, and the next load makes all as they do. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM content_version');
  }
}
