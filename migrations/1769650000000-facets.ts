import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables for what filters of all products need: attributes, and facets as bitmaps (decision 8). A load fills them. */
export class Facets1769650000000 implements MigrationInterface {
  readonly name = 'Facets1769650000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products ADD COLUMN attributes jsonb;
      CREATE TABLE attributes (
        key text PRIMARY KEY,
        position integer NOT NULL,
        definition jsonb NOT NULL,
        changed_at timestamptz NOT NULL
      );
      CREATE TABLE facet_values (
        key text COLLATE "C" PRIMARY KEY,
        products integer NOT NULL,
        together integer[] NOT NULL
      );
      CREATE TABLE facet_bitmaps (
        list text COLLATE "C" NOT NULL,
        key text COLLATE "C" NOT NULL,
        bits bit varying NOT NULL,
        PRIMARY KEY (list, key)
      );
      CREATE TABLE facet_blocks (
        list text COLLATE "C" NOT NULL,
        block integer NOT NULL,
        ids integer[] NOT NULL,
        PRIMARY KEY (list, block)
      );
    `);
    // Attributes are read with all others of a batch; a bitmap is read whole, so it is not worth compressing.
    await runner.query(`
      ALTER TABLE products ALTER COLUMN attributes SET STATISTICS 0;
      ALTER TABLE facet_bitmaps ALTER COLUMN bits SET STORAGE EXTERNAL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE facet_blocks, facet_bitmaps, facet_values, attributes;
      ALTER TABLE products DROP COLUMN attributes;
    `);
  }
}
