import type { DataSource, EntityManager } from 'typeorm';
import type { Content, ContentChange, ContentRepository } from '#domain/content/content.ts';
import { InvalidContentError } from '#domain/content/problems.ts';
import type { Redirect } from '#domain/site/redirect.ts';
import { type Clock, systemClock } from '../../process/clock.ts';
import { catalogueTables, otherTables } from './content-tables.ts';
import { loadProducts } from './load-products.ts';
import { findMovedProducts, findUnlinkedAccessories, noteProducts } from './product-renames.ts';
import type { ContentLoad } from './synchronise.ts';
import { storeFacets } from '../facets/store-facets.ts';
import { enqueueEditions, enqueuePurge } from '../queue/tasks.ts';
import { attributeRows, contentVersionRows, solutionRows } from '../rows/content-rows.ts';
import { createSearchColumns } from '../search/search-columns.ts';
import { addingInBulk, refreshSearchWords } from '../search/search-words.ts';

/** NOTIFY channel of content changes. */
export const contentChannel = 'content';

/** Key of the advisory lock that makes simultaneous loads run one after the other. */
const loadLock = 7_206_001;

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
  const solutions = await manager.find(solutionRows);
  await storeFacets(manager, {
    attributes: attributes.map(({ definition }) => definition),
    solutions: solutions.map(({ definition }) => definition),
  });
};

const loadCatalogueProducts = async ({
  manager,
  content,
  changedAt,
}: ContentLoad): Promise<ContentChange[]> => {
  const changes = await addingInBulk(manager, 'products_search', () =>
    addingInBulk(manager, 'products_search_text', () =>
      loadProducts(manager, content.products, createSearchColumns(content), changedAt),
    ),
  );
  if (changes.length > 0) {
    await addingInBulk(manager, 'search_words_spelling', () => refreshSearchWords(manager));
    // Autovacuum would do it a minute later; until then the planner would choose by what was there before.
    await manager.query('SELECT analyze_products()');
  }
  return changes;
};

/** Makes the store equal to the content of a version. @returns the changes */
const synchroniseAll = async (load: ContentLoad, version: string): Promise<ContentChange[]> => {
  const { manager, content, moved } = load;
  // A release that has another facet has another version of the same files.
  const isSameVersion = await manager.existsBy(contentVersionRows, { version });
  await noteProducts(manager);
  const changes: ContentChange[] = [];
  for (const synchronise of catalogueTables) changes.push(...(await synchronise(load)));
  const products = await loadCatalogueProducts(load);
  changes.push(...products);
  if (changes.length > 0 || !isSameVersion) await computeFacets(manager);
  for (const synchronise of otherTables) changes.push(...(await synchronise(load)));
  if (products.length > 0) moved.push(...(await findMovedProducts(manager)));
  await refuseBrokenLinks(manager, moved, content);
  return changes;
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

interface Replacement {
  readonly purgesCdn: boolean;
  readonly now: Clock;
}

/** Makes the store equal to the content of a version, and tells every process, once the transaction commits. */
export const replaceContent = async (
  manager: EntityManager,
  content: Content,
  version: string,
  { purgesCdn, now }: Replacement,
): Promise<readonly ContentChange[]> => {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [loadLock]);
  const changes = await synchroniseAll({ manager, content, changedAt: now(), moved: [] }, version);
  await manager.upsert(contentVersionRows, { id: 1, version, loadedAt: now() }, ['id']);
  // PostgreSQL delivers it only when the transaction commits.
  await manager.query('SELECT pg_notify($1, $2)', [contentChannel, version]);
  if (purgesCdn) await enqueuePurge(manager, now());
  await enqueueEditions(manager);
  return changes;
};

export const createPostgresContentRepository = (
  dataSource: DataSource,
  { purgesCdn = false, now = systemClock }: Options = {},
): ContentRepository & ContentDate & CdnPurge & LoadedContent => {
  const loaded = async () =>
    (await dataSource.getRepository(contentVersionRows).findOneBy({ id: 1 })) ?? undefined;

  const purgeCdn = async (manager = dataSource.manager): Promise<void> => {
    if (purgesCdn) await enqueuePurge(manager, now());
  };

  return {
    loaded,
    purgeCdn,
    version: async () => (await loaded())?.version,
    loadedAt: async () => (await loaded())?.loadedAt,

    announce: () =>
      dataSource.transaction(async (manager) => {
        await manager.query('SELECT pg_notify($1, version) FROM content_version', [contentChannel]);
        await purgeCdn(manager);
      }),

    replace: (content, version) =>
      dataSource.transaction((manager) => replaceContent(manager, content, version, { purgesCdn, now })),
  };
};
