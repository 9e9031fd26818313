import type { MigrationInterface, QueryRunner } from 'typeorm';

const textColumns = ['description', 'details', 'details_table', 'gallery', 'articles', 'regulatory'];

const setStatistics = (target: number): string =>
  `ALTER TABLE products ${textColumns.map((column) => `ALTER COLUMN ${column} SET STATISTICS ${target}`).join(', ')}`;

/** Statistics and indexes for what a catalogue of 100,000 products takes time for. */
export class LargeCatalogue1764900000000 implements MigrationInterface {
  readonly name = 'LargeCatalogue1764900000000';

  async up(runner: QueryRunner): Promise<void> {
    // No query filters by them, and ANALYZE would read them from where PostgreSQL stores long values.
    await runner.query(setStatistics(0));
    // Nine words of ten are numbers in registers, of which searches know the beginning or all.
    await runner.query(`
      DROP INDEX search_words_spelling;
      CREATE INDEX search_words_spelling ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off)
        WHERE word !~ '[0-9]$';
      CREATE INDEX search_words_length ON search_words (left(word, 2), length(word)) WHERE word !~ '[0-9]$';
      CREATE INDEX search_words_prefix ON search_words (word) WHERE word !~ '[0-9]$';
      CREATE INDEX search_words_number ON search_words (word) WHERE word ~ '[0-9]$';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(setStatistics(-1));
    await runner.query(`
      DROP INDEX search_words_number, search_words_prefix, search_words_length;
      DROP INDEX search_words_spelling;
      CREATE INDEX search_words_spelling ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);
    `);
  }
}
