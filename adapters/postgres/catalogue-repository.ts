import type { DataSource } from 'typeorm';
import type { Category } from '#domain/catalogue/products/category.ts';
import type { CatalogueRepository, ProcedureRepository } from '#domain/catalogue/products/ports.ts';
import type { CardSource } from '#domain/catalogue/products/product-card.ts';
import type { Product, ProductSummary } from '#domain/catalogue/products/product.ts';
import type { ProductCount } from '#domain/catalogue/products/product-count.ts';
import type { ProductNames } from '#domain/requests/ports.ts';
import { prepared } from './connection/prepared-statements.ts';
import { findFormerNames } from './former-names.ts';
import { createProductsAround } from './products-around.ts';
import { type SummaryRow, summarySql, toSummary } from './rows/product-summary.ts';
import {
  type CategoryRow,
  type ProductRow,
  brandRows,
  categoryRows,
  procedureRows,
  productRows,
  solutionRows,
} from './rows/catalogue-rows.ts';

const toCategory = ({ pictureFile, ...category }: CategoryRow): Category => ({
  ...category,
  ...(pictureFile !== null && { picture: pictureFile }),
});

const selectProduct = prepared(
  'product',
  `SELECT ${summarySql}, description, details, details_table AS "detailsTable", variants, gallery, articles, document, document_bytes AS "documentBytes", regulatory, documents, hotspots, turntable, detail_picture AS "detailPicture", attributes
   FROM products WHERE slug_en = $1 OR slug_tr = $1 LIMIT 1`,
);

const toProduct = (
  row: SummaryRow & Omit<ProductRow, 'searchKey' | 'searchText' | 'documentKeys' | 'changedAt'>,
): Product & Partial<Pick<CardSource, 'attributes'>> => ({
  ...toSummary(row),
  ...(row.attributes && { attributes: row.attributes }),
  description: row.description,
  details: row.details,
  ...(row.detailsTable && { detailsTable: row.detailsTable }),
  variants: row.variants,
  gallery: row.gallery,
  articles: row.articles,
  ...(row.document !== null &&
    row.documentBytes !== null && { document: { file: row.document, bytes: row.documentBytes } }),
  ...(row.regulatory && { regulatory: row.regulatory }),
  ...(row.documents.length > 0 && { documents: row.documents }),
  ...(row.hotspots && { hotspots: row.hotspots }),
  ...(row.turntable !== null && { turntable: row.turntable }),
  ...(row.detailPicture !== null && { detailPicture: row.detailPicture }),
});

/** Creates reads of the summaries of products. */
const createSummaries = (dataSource: DataSource) => ({
  /** @param condition in SQL, with one parameter */
  async summaries(condition = 'TRUE', ...parameters: readonly unknown[]): Promise<ProductSummary[]> {
    const rows = await dataSource.query<SummaryRow[]>(
      `SELECT ${summarySql} FROM products WHERE ${condition} ORDER BY slug_en`,
      [...parameters],
    );
    return rows.map(toSummary);
  },

  /** @param condition in SQL, with one parameter */
  async withVariants(
    condition: string,
    slugs: readonly string[],
  ): Promise<(ProductSummary & Pick<Product, 'variants'>)[]> {
    const rows = await dataSource.query<(SummaryRow & Pick<ProductRow, 'variants'>)[]>(
      `SELECT ${summarySql}, variants FROM products WHERE ${condition} ORDER BY slug_en`,
      [slugs],
    );
    return rows.map((row) => Object.assign(toSummary(row), { variants: row.variants }));
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
  const products = dataSource.getRepository(productRows);
  const categories = dataSource.getRepository(categoryRows);
  const brands = dataSource.getRepository(brandRows);
  const solutions = dataSource.getRepository(solutionRows);

  const read = createSummaries(dataSource);

  return {
    async solutions() {
      const [solutionList, categoryList] = await Promise.all([
        solutions.find({ order: { position: 'ASC' } }),
        categories.find(),
      ]);
      const categoryBySlug = new Map(categoryList.map((row) => [row.slug, toCategory(row)]));
      return solutionList.map(({ slug, name, summary, categories: slugs }) => ({
        slug,
        name,
        summary,
        categories: slugs.flatMap((categorySlug) => categoryBySlug.get(categorySlug) ?? []),
      }));
    },

    async brands() {
      const rows = await brands.find({ order: { position: 'ASC' } });
      return rows.map(({ slug, name }) => ({ slug, name }));
    },

    productCounts: () =>
      products
        .createQueryBuilder('product')
        .select('product.category', 'category')
        .addSelect('product.brand', 'brand')
        .addSelect('COUNT(*)::integer', 'products')
        .groupBy('product.category')
        .addGroupBy('product.brand')
        .orderBy('product.category')
        .addOrderBy('product.brand')
        .getRawMany<ProductCount>(),

    async procedures() {
      const rows = await dataSource.getRepository(procedureRows).find({ order: { slug: 'ASC' } });
      return rows.map(({ definition }) => definition);
    },

    async category(slug) {
      const row = await categories.findOneBy({ slug });
      return row ? toCategory(row) : undefined;
    },

    async brand(slug) {
      const row = await brands.findOneBy({ slug });
      return row ? { slug: row.slug, name: row.name } : undefined;
    },

    productsOfCategory: (slug) => read.summaries('category = $1', slug),
    productsOfBrand: (slug) => read.summaries('brand = $1', slug),
    products: () => read.summaries(),
    productsOfSlugs: (slugs) => read.withVariants('slug_en = ANY ($1)', slugs),

    async product(item) {
      const [row] = await dataSource.query<Parameters<typeof toProduct>[0][]>(selectProduct, [item]);
      return row ? toProduct(row) : undefined;
    },

    async pictureOfProduct(slug) {
      const row = await products.findOne({ where: { slugEn: slug }, select: { picture: true } });
      return row?.picture;
    },

    productsAround: createProductsAround(dataSource),

    names: createNames(dataSource, read),
  };
};
