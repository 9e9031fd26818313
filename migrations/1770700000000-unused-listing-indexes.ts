import type { MigrationInterface, QueryRunner } from 'typeorm';

const columnsByIndex = {
  products_category_name: 'category',
  products_brand_name: 'brand',
  products_category_brand_name: 'category, brand',
};

const languages = ['tr', 'en'];

/**
 * Listings are read in the order of facet_blocks since Facets1769650000000, so no release that is still running uses
 * these indexes. Each took a comparison by a collation for each product of a load.
 */
export class UnusedListingIndexes1770700000000 implements MigrationInterface {
  readonly name = 'UnusedListingIndexes1770700000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const language of languages)
      for (const index of Object.keys(columnsByIndex)) await runner.query(`DROP INDEX ${index}_${language}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const language of languages)
      for (const [index, columns] of Object.entries(columnsByIndex))
        await runner.query(
          `CREATE INDEX ${index}_${language} ON products (${columns}, name_${language} COLLATE catalogue_${language}, slug_en)`,
        );
  }
}
