import { isDeepStrictEqual } from 'node:util';
import type { DataSource, EntityManager, EntitySchema, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';
import type { Content, ContentChange, ContentRepository } from '#domain/content/content.ts';
import { InvalidContentError } from '#domain/content/problems.ts';
import type { Redirect } from '#domain/site/redirect.ts';
import { paths } from '#domain/site/pages.ts';
import { type AllPageTexts, pageNames } from '#domain/site/page-texts.ts';
import {
  attributeRows,
  brandRows,
  categoryRows,
  procedureRows,
  solutionRows,
} from './rows/catalogue-rows.ts';
import {
  companyRows,
  contentVersionRows,
  newsRows,
  type PageTextsRow,
  pageTextsRows,
  redirectRows,
  sitePicturesRows,
  technicalLabelsRows,
} from './rows/content-rows.ts';
import { type Clock, systemClock } from '../process/clock.ts';
import { storeFacets } from './facets/store-facets.ts';
import { loadProducts } from './load-products.ts';
import { findMovedProducts, findUnlinkedAccessories, noteProducts } from './product-renames.ts';
import { enqueueEditions, enqueuePurge } from './queue/tasks.ts';
import { createSearchColumns } from './search/search-columns.ts';
import { addingInBulk, refreshSearchWords } from './search/search-words.ts';

/** NOTIFY channel of content changes. */
export const contentChannel = 'content';

/** Key of the advisory lock that makes simultaneous loads run one after the other. */
const loadLock = 7_206_001;

/** PostgreSQL allows 65,535 parameters in a statement. */
const rowsPerStatement = 1000;

interface Table<Row extends ObjectLiteral> {
  readonly kind: ContentChange['kind'];
  readonly schema: EntitySchema<Row>;
  /** The column that identifies an entry in the content files. */
  readonly key: keyof Row & string;
  /** Rows without generated columns. */
  readonly rows: readonly Partial<Row>[];
  /** Page of each entry, for entries that have one. */
  readonly page?: {
    pathOf(slug: string): string;
    /** Returns what tells that a removed and an added entry are the same, whose page has moved. */
    nameOf(row: Partial<Row>): unknown;
    /** Gets the pages that have moved. */
    readonly moved: Redirect[];
  };
}

/** Replaces the table's rows. Equal rows are not written, so they keep changed_at; changed rows keep their generated id. */
const synchronise = async <Row extends ObjectLiteral>(
  manager: EntityManager,
  changedAt: Date,
  { kind, schema, key, rows, page }: Table<Row>,
): Promise<ContentChange[]> => {
  const repository = manager.getRepository(schema);
  const slugOf = (row: Partial<Row>): string => String(row[key]);
  const stored = new Map((await repository.find()).map((row) => [slugOf(row), row]));
  const slugs = new Set(rows.map(slugOf));

  const removed = [...stored.values()].filter((row) => !slugs.has(slugOf(row)));
  const added = rows.filter((row) => !stored.has(slugOf(row)));
  const changed = rows.filter((row) => {
    const before = stored.get(slugOf(row));
    return before !== undefined && !isDeepStrictEqual({ ...before, ...row }, before);
  });

  const report = (action: ContentChange['action'], list: readonly Partial<Row>[]): ContentChange[] =>
    list.map((row) => ({ kind, slug: slugOf(row), action }));
  for (const before of page ? removed : []) {
    const now = added.find((row) => isDeepStrictEqual(page?.nameOf(row), page?.nameOf(before)));
    if (page && now) page.moved.push({ from: page.pathOf(slugOf(before)), to: page.pathOf(slugOf(now)) });
  }
  // Before the removal, which deletes the key property of the entities.
  const changes = [...report('added', added), ...report('changed', changed), ...report('removed', removed)];

  if (removed.length > 0) await repository.remove(removed, { chunk: rowsPerStatement });
  const written = [...added, ...changed].map((row) => Object.assign({ changedAt }, row));
  for (let start = 0; start < written.length; start += rowsPerStatement) {
    // While Row is a type parameter, TypeScript cannot prove that a partial row is a QueryDeepPartialEntity.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    const batch = written.slice(start, start + rowsPerStatement) as QueryDeepPartialEntity<Row>[];
    await repository.upsert(batch, [key]);
  }
  return changes;
};

const toPageRows = (pages: AllPageTexts): PageTextsRow[] =>
  pageNames.map((page) => ({ page, texts: pages[page] }));

/** @throws InvalidContentError with the lines to add to redirects.yaml, and the names to correct */
const refuseBrokenLinks = async (
  manager: EntityManager,
  moved: readonly Redirect[],
  { redirects }: Content,
): Promise<void> => {
  const known = new Set(redirects.map(({ from }) => from));
  const missing = moved.filter(({ from }) => !known.has(from));
  const problems = [
    ...missing.map(({ from, to }) => ({
      file: 'redirects.yaml',
      line: 1,
      text: `the page ${from} has moved: add "- { from: ${from}, to: ${to} }"`,
    })),
    ...(await findUnlinkedAccessories(manager)),
  ];
  if (problems.length > 0) throw new InvalidContentError(problems);
};

/** Computes the facets of what the tables have. */
const computeFacets = async (manager: EntityManager): Promise<void> => {
  const attributes = await manager.find(attributeRows, { order: { position: 'ASC' } });
  await storeFacets(manager, {
    attributes: attributes.map(({ definition }) => definition),
    solutions: await manager.find(solutionRows),
  });
};

const synchroniseAll = async (
  manager: EntityManager,
  content: Content,
  changedAt: Date,
): Promise<ContentChange[]> => {
  const moved: Redirect[] = [];
  await noteProducts(manager);
  const company = await synchronise(manager, changedAt, {
    kind: 'company',
    schema: companyRows,
    key: 'id',
    rows: [{ id: 1, profile: content.company }],
  });
  const categories = await synchronise(manager, changedAt, {
    kind: 'category',
    schema: categoryRows,
    key: 'slug',
    rows: content.categories.map(({ picture, ...category }) => ({
      ...category,
      pictureFile: picture ?? null,
    })),
    page: { pathOf: paths.category, nameOf: ({ name }) => name, moved },
  });
  const solutions = await synchronise(manager, changedAt, {
    kind: 'solution',
    schema: solutionRows,
    key: 'slug',
    rows: content.solutions.map((solution, position) => ({
      ...solution,
      position,
      categories: solution.categories.map(({ slug }) => slug),
    })),
  });
  const brands = await synchronise(manager, changedAt, {
    kind: 'brand',
    schema: brandRows,
    key: 'slug',
    rows: content.brands.map((brand, position) => ({ ...brand, position })),
    page: { pathOf: paths.brand, nameOf: ({ name }) => name, moved },
  });
  const attributes = await synchronise(manager, changedAt, {
    kind: 'attribute',
    schema: attributeRows,
    key: 'key',
    rows: content.attributes.map((definition, position) => ({ key: definition.key, position, definition })),
  });
  const technicalLabels = await synchronise(manager, changedAt, {
    kind: 'technicalLabels',
    schema: technicalLabelsRows,
    key: 'id',
    rows: [{ id: 1, groups: content.technicalLabels }],
  });
  const products = await addingInBulk(manager, 'products_search', () =>
    addingInBulk(manager, 'products_search_text', () =>
      loadProducts(manager, content.products, createSearchColumns(content), changedAt),
    ),
  );
  if (products.length > 0) {
    await addingInBulk(manager, 'search_words_spelling', () => refreshSearchWords(manager));
    // Autovacuum would do it a minute later; until then the planner would choose by what was there before.
    await manager.query('SELECT analyze_products()');
  }
  const changedCatalogue = [...categories, ...solutions, ...brands, ...attributes, ...products];
  if (changedCatalogue.length > 0) await computeFacets(manager);
  const procedures = await synchronise(manager, changedAt, {
    kind: 'procedure',
    schema: procedureRows,
    key: 'slug',
    rows: content.procedures.map((definition) => ({ slug: definition.slug.en, definition })),
    page: { pathOf: paths.procedure, nameOf: ({ definition }) => definition?.name, moved },
  });
  const news = await synchronise(manager, changedAt, {
    kind: 'news',
    schema: newsRows,
    key: 'id',
    rows: content.news.map(({ picture, link, ...item }) => ({
      ...item,
      pictureFile: picture ?? null,
      link: link ?? null,
    })),
    page: { pathOf: paths.newsItem, nameOf: ({ title }) => title, moved },
  });
  const redirects = await synchronise(manager, changedAt, {
    kind: 'redirect',
    schema: redirectRows,
    key: 'from',
    rows: content.redirects,
  });
  if (products.length > 0) moved.push(...(await findMovedProducts(manager)));
  await refuseBrokenLinks(manager, moved, content);
  const pictures = await synchronise(manager, changedAt, {
    kind: 'pictures',
    schema: sitePicturesRows,
    key: 'id',
    rows: [{ id: 1, files: content.pictures }],
  });
  const pages = await synchronise(manager, changedAt, {
    kind: 'page',
    schema: pageTextsRows,
    key: 'page',
    rows: toPageRows(content.pages),
  });
  return [
    ...company,
    ...changedCatalogue,
    ...technicalLabels,
    ...procedures,
    ...news,
    ...redirects,
    ...pictures,
    ...pages,
  ];
};

interface ContentDate {
  /** Returns when content was loaded last; `undefined` while none has been. */
  loadedAt(): Promise<Date | undefined>;
}

interface LoadedContent {
  /** Returns which content the database has; `undefined` while none is loaded. */
  loaded(): Promise<{ readonly version: string; readonly loadedAt: Date } | undefined>;
  /** Has every process, and the CDN, drop the pages of the present content: something else that they show has changed. */
  announce(): Promise<void>;
}

interface Options {
  /** Whether a CDN has to drop what it stored when something changes. Default: false. */
  readonly purgesCdn?: boolean;
  /** Default: the clock of the machine. */
  readonly now?: Clock;
}

interface CdnPurge {
  /** Queues that the CDN drops what it stored, if there is one. */
  purgeCdn(manager?: EntityManager): Promise<void>;
}

/** Inserts the texts of missing pages, and the parts that pages lack. Parameters: $1 rows as JSON, $2 the time. */
const insertMissingTexts = `
  INSERT INTO page_texts (page, texts, changed_at)
  SELECT page, texts, $2::timestamptz FROM jsonb_to_recordset($1::jsonb) AS row (page text, texts jsonb)
  ON CONFLICT (page) DO UPDATE SET texts = jsonb_build_object(
    'tr', (excluded.texts->'tr') || (page_texts.texts->'tr'),
    'en', (excluded.texts->'en') || (page_texts.texts->'en')
  )`;

export const createPostgresContentRepository = (
  dataSource: DataSource,
  { purgesCdn = false, now = systemClock }: Options = {},
): ContentRepository & ContentDate & CdnPurge & LoadedContent => ({
  async version() {
    const row = await dataSource.getRepository(contentVersionRows).findOneBy({ id: 1 });
    return row?.version;
  },

  async loadedAt() {
    const row = await dataSource.getRepository(contentVersionRows).findOneBy({ id: 1 });
    return row?.loadedAt;
  },

  async loaded() {
    const row = await dataSource.getRepository(contentVersionRows).findOneBy({ id: 1 });
    return row ?? undefined;
  },

  announce: () =>
    dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_notify($1, version) FROM content_version', [contentChannel]);
      if (purgesCdn) await enqueuePurge(manager, now());
    }),

  replace(content, version) {
    return dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [loadLock]);
      const changes = await synchroniseAll(manager, content, now());
      await manager.upsert(contentVersionRows, { id: 1, version, loadedAt: now() }, ['id']);
      // PostgreSQL delivers it only when the transaction commits.
      await manager.query('SELECT pg_notify($1, $2)', [contentChannel, version]);
      await this.purgeCdn(manager);
      await enqueueEditions(manager);
      return changes;
    });
  },

  async addMissingPages(pages) {
    await dataSource.query(insertMissingTexts, [JSON.stringify(toPageRows(pages)), now()]);
  },

  async purgeCdn(manager = dataSource.manager) {
    if (purgesCdn) await enqueuePurge(manager, now());
  },
});
