import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes in the order of the names, as listings show them page by page. */
export class ListingOrder1764800000000 implements MigrationInterface {
  readonly name = 'ListingOrder1764800000000';

  async up(runner: QueryRunner): Promise<void> {
    // By the alphabet of the language, numbers by value (Unicode TR 35, kn).
    await runner.query(`
      CREATE COLLATION catalogue_tr (provider = icu, locale = 'tr-u-kn-true');
      CREATE COLLATION catalogue_en (provider = icu, locale = 'en-u-kn-true');
    `);
    for (const language of ['tr', 'en']) {
      const order = `name_${language} COLLATE catalogue_${language}, slug_en`;
      await runner.query(`
        CREATE INDEX products_category_name_${language} ON products (category, ${order});
        CREATE INDEX products_brand_name_${language} ON products (brand, ${order});
        CREATE INDEX products_category_brand_name_${language} ON products (category, brand, ${order});
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const language of ['tr', 'en']) {
      await runner.query(`
        DROP INDEX products_category_name_${language}, products_brand_name_${language},
          products_category_brand_name_${language};
        DROP COLLATION catalogue_${language};
      `);
    }
  }
}
