import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search keys hold the products' numbers in registers from now on. */
export class SearchByNumber1764400000000 implements MigrationInterface {
  readonly name = 'SearchByNumber1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    // Keys are made when content is loaded: the next start loads it again.
    await runner.query('DELETE FROM content_version');
  }

  /** Older keys lack the numbers only, and the next load makes them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM content_version');
  }
}
