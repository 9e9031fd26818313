import path from 'node:path';
import type { DataSource } from 'typeorm';
import type { Content, ContentProduct, WholeContent } from '#domain/content/content.ts';
import { contentVersion } from '../../adapters/content/content-version.ts';
import { readContent } from '../../adapters/content/read-content.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';

/** A small catalogue of the tests' own, so that none breaks when staff edit content/. */
export const contentDir = path.resolve(import.meta.dirname, '..', 'content');

/** A content folder with all its products in memory. */
export const readWholeContent = async (root: string) => {
  const products: ContentProduct[] = [];
  const files = await readContent(root, {
    onProduct: (product) => {
      products.push(product);
    },
  });
  const content: WholeContent = { ...files.content, products };
  return { ...files, content };
};

export const readTestContent = async (): Promise<WholeContent> =>
  (await readWholeContent(contentDir)).content;

const partsOf = ({
  detailsTable,
  document,
  variants,
  gallery,
  articles,
  regulatory,
}: ContentProduct): number =>
  [detailsTable, document, variants[0], gallery[0], articles[0], regulatory].filter(Boolean).length;

/** The product with the most optional parts. */
export const richestProduct = ({ products }: WholeContent): ContentProduct => {
  const [richest] = products.toSorted((a, b) => partsOf(b) - partsOf(a));
  if (!richest) throw new Error('The content has no products.');
  return richest;
};

/** Replaces what is in the database by the tests' content. @param version that of its files by default */
export const loadTestContent = async (dataSource: DataSource, version?: string): Promise<void> => {
  const store = createPostgresContentRepository(dataSource);
  await store.replace(await readTestContent(), version ?? (await contentVersion(contentDir)));
};

/** The products of content that is read as a stream. */
export const toArray = async (products: Content['products']): Promise<ContentProduct[]> => {
  const list: ContentProduct[] = [];
  for await (const product of products) list.push(product);
  return list;
};
