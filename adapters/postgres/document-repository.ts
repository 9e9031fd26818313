import type { DataSource } from 'typeorm';
import { type ProductDocument, documentKinds } from '#domain/catalogue/products/document.ts';
import { filterKeys, sharedKey } from '#domain/catalogue/products/document-key.ts';
import type { DocumentRepository, DocumentedProduct } from '#domain/catalogue/products/ports.ts';

const selectDocumented = `
  SELECT summary -> 'slug' AS slug, summary -> 'name' AS name, definition -> 'documents' AS documents FROM products`;

const selectShared = `
  WITH listed AS MATERIALIZED (SELECT definition, document_keys FROM products WHERE document_keys && $1::text[]),
  common AS (
    SELECT key FROM listed, unnest(document_keys) AS key WHERE key LIKE '${sharedKey('%')}'
    GROUP BY key HAVING count(*) > 1 AND 2 * count(*) > (SELECT count(*) FROM listed)
  )
  SELECT document FROM common,
    LATERAL (SELECT definition FROM listed WHERE document_keys @> ARRAY[key] LIMIT 1) AS product,
    jsonb_array_elements(definition -> 'documents') AS document
  WHERE key = '${sharedKey('')}' || (document ->> 'id') AND NOT document ? 'refs'
  ORDER BY key`;

export const createPostgresDocumentRepository = (dataSource: DataSource): DocumentRepository => {
  const select = (conditions: string, parameters: readonly unknown[]) =>
    dataSource.query<DocumentedProduct[]>(`${selectDocumented} WHERE ${conditions}`, [...parameters]);

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
        // Each definition is copied once from wherever it is stored.
        `SELECT DISTINCT file #>> '{}' AS file FROM products,
           LATERAL (SELECT (ARRAY[definition])[1] AS copy OFFSET 0) AS whole,
           LATERAL (
             SELECT jsonb_path_query(copy, '$.document.file')
             UNION ALL SELECT jsonb_path_query(copy, '$.documents[*].versions[*].files.*.file')
           ) AS named (file)`,
      );
      return rows.map(({ file }) => file);
    },
  };
};
