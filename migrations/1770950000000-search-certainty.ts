import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search keys hold numbers in registers as whole names, synonyms of groups, and measures in more units from now on. */
export class SearchCertainty1770950000000 implements MigrationInterface {
  readonly name = 'SearchCertainty1770950000000';

  async up(runner: QueryRunner): Promise<void> {
    // Keys are made when content is loaded: the next start loads it again.
    await runner.query('DELETE FROM content_version');
  }

  /** Older searches ignore what they do not know in a key, and the next load makes it as they do. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM content_version');
  }
}
