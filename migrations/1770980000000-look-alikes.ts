import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search keys hold what REFs and numbers in registers are misread for from now on. */
export class LookAlikes1770980000000 implements MigrationInterface {
  readonly name = 'LookAlikes1770980000000';

  async up(runner: QueryRunner): Promise<void> {
    // Keys are made when content is loaded: the next start loads it again.
    await runner.query('DELETE FROM content_version');
  }

  /** Older searches ignore what they do not know in a key, and the next load makes it as they do. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM content_version');
  }
}
