import type { DataSource } from 'typeorm';
import { type ProductDocument, documentKinds } from '#domain/catalogue/products/document.ts';
import { filterKeys, sharedKey } from '#domain/catalogue/products/document-key.ts';
import type { DocumentRepository, DocumentedProduct } from '#domain/catalogue/products/ports.ts';
import { type SummaryRow, summarySql, toSummary } from './rows/product-summary.ts';
import type { ProductRow } from './rows/catalogue-rows.ts';

type Row = SummaryRow & Pick<ProductRow, 'documents'>;

const toDocumented = (row: Row): DocumentedProduct => {
  const { slug, name } = toSummary(row);
  return { slug, name, documents: row.documents };
};

const selectDocumented = `SELECT ${summarySql}, documents FROM products`;

const selectShared = `
  WITH listed AS MATERIALIZED (SELECT documents, document_keys FROM products WHERE document_keys && $1::text[]),
  common AS (
    SELECT key FROM listed, unnest(document_keys) AS key WHERE key LIKE '${sharedKey('%')}'
    GROUP BY key HAVING count(*) > 1 AND 2 * count(*) > (SELECT count(*) FROM listed)
  )
  SELECT document FROM common,
    LATERAL (SELECT documents FROM listed WHERE document_keys @> ARRAY[key] LIMIT 1) AS product,
    jsonb_array_elements(documents) AS document
  WHERE key = '${sharedKey('')}' || (document ->> 'id') AND NOT document ? 'refs'
  ORDER BY key`;

export const createPostgresDocumentRepository = (dataSource: DataSource): DocumentRepository => {
  const select = async (
    conditions: string,
    parameters: readonly unknown[],
  ): Promise<readonly DocumentedProduct[]> =>
    (await dataSource.query<Row[]>(`${selectDocumented} WHERE ${conditions}`, [...parameters])).map(
      toDocumented,
    );

  return {
    page: (filter, { language, offset, limit }) =>
      select(
        // The first condition is that of the index.
        `document_keys <> '{}' AND document_keys && $1::text[]
         ORDER BY name_${language} COLLATE catalogue_${language}, slug_en OFFSET $2 LIMIT $3`,
        [filterKeys(filter), offset, limit],
      ),

    async count(filter) {
      const [row] = await dataSource.query<{ products: number }[]>(
        'SELECT count(*)::integer AS products FROM products WHERE document_keys && $1::text[]',
        [filterKeys(filter)],
      );
      return row?.products ?? 0;
    },

    find: ({ slugs, lots, limit }) =>
      select(
        `slug_en = ANY ($1::text[]) AND document_keys <> '{}'
         UNION (${selectDocumented} WHERE document_keys && $2::text[] ORDER BY slug_en LIMIT $3)`,
        [slugs, lots, limit],
      ),

    async shared(keys) {
      const rows = await dataSource.query<{ document: ProductDocument }[]>(selectShared, [keys]);
      return rows
        .map(({ document }) => document)
        .toSorted((a, b) => documentKinds.indexOf(a.kind) - documentKinds.indexOf(b.kind));
    },

    async withDocument(id) {
      const [product] = await select('document_keys @> ARRAY[$1::text] LIMIT 1', [sharedKey(id)]);
      return product;
    },

    async files() {
      const rows = await dataSource.query<{ file: string }[]>(
        `SELECT document AS file FROM products WHERE document IS NOT NULL
         UNION SELECT jsonb_path_query(documents, '$[*].versions[*].files.*.file') #>> '{}' FROM products`,
      );
      return rows.map(({ file }) => file);
    },
  };
};
