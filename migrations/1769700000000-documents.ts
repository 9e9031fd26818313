import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Documents of products, and what products are found by for them. The indexes have products with documents in the order
 * of their names, as the page of documents shows them. Loads of the release before leave both columns as they are.
 */
export class Documents1769700000000 implements MigrationInterface {
  readonly name = 'Documents1769700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products
        ADD COLUMN documents jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN document_keys text[] COLLATE "C" NOT NULL DEFAULT '{}';
      ALTER TABLE products ALTER COLUMN documents SET STATISTICS 0;
      CREATE INDEX products_document_keys ON products USING gin (document_keys);
    `);
    for (const language of ['tr', 'en']) {
      await runner.query(`
        CREATE INDEX products_documented_name_${language}
          ON products (name_${language} COLLATE catalogue_${language}, slug_en)
          WHERE document_keys <> '{}'
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX products_document_keys, products_documented_name_tr, products_documented_name_en;
      ALTER TABLE products DROP COLUMN documents, DROP COLUMN document_keys;
    `);
  }
}
