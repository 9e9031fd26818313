import type { DataSource, EntitySchema } from 'typeorm';
import type { CatalogueRepository, ProcedureRepository } from '#domain/catalogue/products/ports.ts';
import type { Product, ProductSummary } from '#domain/catalogue/products/product.ts';
import type { ProductCount } from '#domain/catalogue/products/product-count.ts';
import type { ProductNames } from '#domain/requests/ports.ts';
import { prepared } from './connection/prepared-statements.ts';
import { findFormerNames } from './former-names.ts';
import { createProductsAround } from './products-around.ts';
import { productSql, summarySql } from './rows/product-json.ts';
import {
  type ContentRow,
  brandRows,
  categoryRows,
  procedureRows,
  solutionRows,
} from './rows/content-rows.ts';

/** Creates reads of the entries of a table. */
const createEntries = <Definition>(dataSource: DataSource, rows: EntitySchema<ContentRow<Definition>>) => {
  const repository = dataSource.getRepository(rows);
  return {
    /** Lists the entries in their order, else by key. */
    async all(): Promise<Definition[]> {
      const list = await repository.find({ order: { position: 'ASC', key: 'ASC' } });
      return list.map(({ definition }) => definition);
    },
    async one(key: string): Promise<Definition | undefined> {
      return (await repository.findOneBy({ key }))?.definition;
    },
  };
};

const selectProduct = prepared(
  'product',
  `SELECT ${productSql} AS product FROM products WHERE slug_en = $1 OR slug_tr = $1 LIMIT 1`,
);

/** Creates reads of the summaries of products. */
const createSummaries = (dataSource: DataSource) => ({
  /** @param condition in SQL, with one parameter */
  async summaries(condition = 'TRUE', ...parameters: readonly unknown[]): Promise<ProductSummary[]> {
    const rows = await dataSource.query<{ summary: ProductSummary }[]>(
      `SELECT ${summarySql} AS summary FROM products WHERE ${condition} ORDER BY slug_en`,
      [...parameters],
    );
    return rows.map(({ summary }) => summary);
  },

  /** @param condition in SQL, with one parameter */
  async withVariants(
    condition: string,
    slugs: readonly string[],
  ): Promise<(ProductSummary & Pick<Product, 'variants'>)[]> {
    const rows = await dataSource.query<({ summary: ProductSummary } & Pick<Product, 'variants'>)[]>(
      `SELECT ${summarySql} AS summary, variants FROM products
       WHERE ${condition} ORDER BY slug_en`,
      [slugs],
    );
    return rows.map(({ summary, variants }) => Object.assign(summary, { variants }));
  },
});

/** Reads the names of products and variants by any slug that they have or had. */
const createNames =
  (dataSource: DataSource, { withVariants }: ReturnType<typeof createSummaries>): ProductNames['names'] =>
  async (slugs) => {
    if (slugs.length === 0) return new Map();
    const rows = await withVariants('slug_en = ANY ($1) OR slug_tr = ANY ($1)', slugs);
    const known = new Map(
      rows.flatMap(({ slug, name, variants }) => {
        const names = { name, variants: new Map(variants.map((variant) => [variant.ref, variant.name])) };
        return [[slug.tr, names] as const, [slug.en, names] as const];
      }),
    );
    const unknown = slugs.filter((slug) => !known.has(slug));
    return new Map([...(await findFormerNames(dataSource, unknown)), ...known]);
  };

export const createPostgresCatalogueRepository = (
  dataSource: DataSource,
): CatalogueRepository & ProcedureRepository & ProductNames => {
  const categories = createEntries(dataSource, categoryRows);
  const brands = createEntries(dataSource, brandRows);
  const solutions = createEntries(dataSource, solutionRows);
  const procedures = createEntries(dataSource, procedureRows);

  const read = createSummaries(dataSource);

  return {
    async solutions() {
      const [solutionList, categoryList] = await Promise.all([solutions.all(), categories.all()]);
      const bySlug = new Map(categoryList.map((category) => [category.slug, category]));
      return solutionList.map(({ categories: slugs, ...solution }) =>
        Object.assign(solution, { categories: slugs.flatMap((slug) => bySlug.get(slug) ?? []) }),
      );
    },

    brands: brands.all,

    productCounts: () =>
      dataSource.query<ProductCount[]>(
        `SELECT category, brand, count(*)::integer AS products FROM products
         GROUP BY category, brand ORDER BY category, brand`,
      ),

    procedures: procedures.all,
    category: categories.one,
    brand: brands.one,

    productsOfCategory: (slug) => read.summaries('category = $1', slug),
    productsOfBrand: (slug) => read.summaries('brand = $1', slug),
    products: () => read.summaries(),
    productsOfSlugs: (slugs) => read.withVariants('slug_en = ANY ($1)', slugs),

    async product(item) {
      const [row] = await dataSource.query<{ product: Product }[]>(selectProduct, [item]);
      return row?.product;
    },

    async pictureOfProduct(slug) {
      const [row] = await dataSource.query<{ picture: string }[]>(
        `SELECT summary ->> 'picture' AS picture FROM products WHERE slug_en = $1`,
        [slug],
      );
      return row?.picture;
    },

    productsAround: createProductsAround(dataSource),

    names: createNames(dataSource, read),
  };
};
