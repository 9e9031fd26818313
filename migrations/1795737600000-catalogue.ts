import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  -- By the alphabet of the language, numbers by value (Unicode TR 35, kn).
  CREATE COLLATION catalogue_tr (provider = icu, locale = 'tr-u-kn-true');
  CREATE COLLATION catalogue_en (provider = icu, locale = 'en-u-kn-true');

  -- Entries of the content, as all tables with a definition have them.
  CREATE TABLE categories (
    key text COLLATE "C" PRIMARY KEY,
    position integer NOT NULL DEFAULT 0,
    definition jsonb NOT NULL,
    changed_at timestamptz NOT NULL
  );
  CREATE TABLE solutions (LIKE categories INCLUDING ALL);
  CREATE TABLE brands (LIKE categories INCLUDING ALL);
  CREATE TABLE attributes (LIKE categories INCLUDING ALL);
  CREATE TABLE procedures (LIKE categories INCLUDING ALL);
  -- Labels of technical data that mean the same, for comparisons.
  CREATE TABLE technical_labels (LIKE categories INCLUDING ALL);

  CREATE TABLE products (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    definition jsonb NOT NULL,
    -- Parts of the definition that lists read without the rest.
    summary jsonb NOT NULL,
    card_source jsonb NOT NULL,
    slug_en text COLLATE "C" NOT NULL UNIQUE GENERATED ALWAYS AS (definition -> 'slug' ->> 'en') STORED,
    slug_tr text NOT NULL GENERATED ALWAYS AS (definition -> 'slug' ->> 'tr') STORED
      UNIQUE DEFERRABLE INITIALLY DEFERRED,
    name_en text NOT NULL GENERATED ALWAYS AS (definition -> 'name' ->> 'en') STORED
      UNIQUE DEFERRABLE INITIALLY DEFERRED,
    name_tr text NOT NULL GENERATED ALWAYS AS (definition -> 'name' ->> 'tr') STORED
      UNIQUE DEFERRABLE INITIALLY DEFERRED,
    category text NOT NULL GENERATED ALWAYS AS (definition ->> 'category') STORED
      REFERENCES categories DEFERRABLE INITIALLY DEFERRED,
    brand text NOT NULL GENERATED ALWAYS AS (definition ->> 'brand') STORED
      REFERENCES brands DEFERRABLE INITIALLY DEFERRED,
    -- For orders and lists, which name many products with their variants.
    variants jsonb NOT NULL GENERATED ALWAYS AS (definition -> 'variants') STORED,
    document_keys text[] COLLATE "C" NOT NULL DEFAULT '{}',
    changed_at timestamptz NOT NULL
  );
  CREATE INDEX products_category ON products (category, slug_en);
  CREATE INDEX products_brand ON products (brand, slug_en);
  -- Products with documents in the order of their names, as the page of documents shows them.
  CREATE INDEX products_document_keys ON products USING gin (document_keys);
  CREATE INDEX products_documented_name_tr ON products (name_tr COLLATE catalogue_tr, slug_en)
    WHERE document_keys <> '{}';
  CREATE INDEX products_documented_name_en ON products (name_en COLLATE catalogue_en, slug_en)
    WHERE document_keys <> '{}';
  -- No query filters by these, and ANALYZE would read them from where PostgreSQL stores long values.
  ALTER TABLE products
    ALTER COLUMN definition SET STATISTICS 0,
    ALTER COLUMN summary SET STATISTICS 0,
    ALTER COLUMN card_source SET STATISTICS 0,
    ALTER COLUMN variants SET STATISTICS 0;

  -- Products that were removed from the catalogue: visitors still have them in their lists.
  CREATE TABLE former_products (
    slug_en text PRIMARY KEY,
    slug_tr text NOT NULL,
    name jsonb NOT NULL,
    variants jsonb NOT NULL
  );
  CREATE INDEX former_products_slug_tr ON former_products (slug_tr);

  -- Filters: facets as bitmaps.
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
  -- A bitmap is read whole, so it is not worth compressing.
  ALTER TABLE facet_bitmaps ALTER COLUMN bits SET STORAGE EXTERNAL;
  CREATE TABLE facet_blocks (
    list text COLLATE "C" NOT NULL,
    block integer NOT NULL,
    ids integer[] NOT NULL,
    PRIMARY KEY (list, block)
  );

  -- Catalogues as PDF, which the queue makes after each load of content.
  CREATE TABLE editions (
    scope text COLLATE "C" NOT NULL,
    language text COLLATE "C" NOT NULL CHECK (language IN ('tr', 'en')),
    version text COLLATE "C" NOT NULL,
    content_version text COLLATE "C" NOT NULL,
    title text NOT NULL,
    pdf bytea NOT NULL,
    PRIMARY KEY (scope, language)
  );
  -- Compressed already; the size is then known without reading it.
  ALTER TABLE editions ALTER COLUMN pdf SET STORAGE EXTERNAL;
`;

/**
 * Products and what they are listed by, procedures, and catalogues as PDF. A load writes the tables in any order:
 * references are checked at commit.
 */
export class Catalogue1795737600000 implements MigrationInterface {
  readonly name = 'Catalogue1795737600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE editions, procedures, technical_labels, facet_blocks, facet_bitmaps, facet_values, attributes,
        former_products, products, brands, solutions, categories;
      DROP COLLATION catalogue_en;
      DROP COLLATION catalogue_tr;
    `);
  }
}
