import { turkishDate } from '#domain/shared/turkish-time.ts';
import type { Config } from '../config.ts';
import { createMailCopies } from '../mail/mail-copies.ts';
import { createGetAttachmentSecret } from '../postgres/requests/attachment-secret.ts';
import { createPostgresCatalogueRepository } from '../postgres/catalogue-repository.ts';
import { createPostgresComparisonRepository } from '../postgres/comparison-repository.ts';
import { createPostgresCompanyRepository } from '../postgres/company-repository.ts';
import { createPostgresDocumentRepository } from '../postgres/document-repository.ts';
import { createPostgresEditionRepository } from '../postgres/edition-repository.ts';
import { createPostgresFacetRepository } from '../postgres/facets/facet-repository.ts';
import { createFormCounter } from '../postgres/requests/form-counter.ts';
import { createPostgresNewsRepository } from '../postgres/news-repository.ts';
import { createPostgresProbeRepository } from '../postgres/requests/probe-repository.ts';
import { createPostgresRedirectRepository } from '../postgres/redirect-repository.ts';
import { createPostgresRequestAdministration } from '../postgres/requests/request-administration.ts';
import { createPostgresRequestRepository } from '../postgres/requests/request-repository.ts';
import { createPostgresCardSources } from '../postgres/search/found-cards.ts';
import { createMissedSearches } from '../postgres/search/missed-searches.ts';
import { createPostgresOrderIndex } from '../postgres/search/order-index.ts';
import { createPostgresSearchIndex } from '../postgres/search/search-index.ts';
import { createPostgresSiteIndex } from '../postgres/site-index.ts';
import { createSignedIds } from '../process/signed-ids.ts';
import { type AttachmentSettings, openAttachmentFiles } from './attachment-files.ts';
import { type ContentStoreSettings, createContentStore } from './content-store.ts';
import type { Dependencies } from './dependencies.ts';

export type RepositorySettings = AttachmentSettings &
  ContentStoreSettings &
  Pick<Config, 'attachmentSecret' | 'mailDir'>;

/** Creates what use cases read and store with, each once. */
export const createRepositories = (
  { dataSource, readDataSource, searchDataSource, perContentVersion, now, logger, tracing }: Dependencies,
  config: RepositorySettings,
) => {
  const today = (): string => turkishDate(now());
  const catalogue = createPostgresCatalogueRepository(readDataSource);
  const solutions = perContentVersion(catalogue.solutions);
  const signed = { secret: createGetAttachmentSecret(dataSource, config.attachmentSecret), now };
  return {
    catalogue,
    /** The catalogue, of which what many pages need is read once for each version of the content. */
    cachedCatalogue: {
      ...catalogue,
      solutions,
      brands: perContentVersion(catalogue.brands),
      procedures: perContentVersion(catalogue.procedures),
      productCounts: perContentVersion(catalogue.productCounts),
      category: async (slug: string) =>
        (await solutions())
          .flatMap(({ categories }) => categories)
          .find((category) => category.slug === slug),
    },
    company: createPostgresCompanyRepository(readDataSource),
    comparisons: createPostgresComparisonRepository(readDataSource, perContentVersion),
    content: createContentStore(dataSource, config, now),
    facets: createPostgresFacetRepository(readDataSource, perContentVersion),
    documents: createPostgresDocumentRepository(readDataSource),
    editions: createPostgresEditionRepository(dataSource),
    formCounter: createFormCounter(dataSource),
    news: createPostgresNewsRepository(readDataSource, today),
    redirects: createPostgresRedirectRepository(readDataSource),
    requestAdministration: createPostgresRequestAdministration(dataSource),
    requests: createPostgresRequestRepository(dataSource, tracing?.current),
    probes: createPostgresProbeRepository(dataSource),
    orderIndex: createPostgresOrderIndex(readDataSource),
    searchIndex: createPostgresSearchIndex(searchDataSource),
    cardSources: createPostgresCardSources(searchDataSource),
    missedSearches: createMissedSearches(dataSource),
    siteIndex: createPostgresSiteIndex(readDataSource, perContentVersion, today),
    mailCopies: createMailCopies(config.mailDir, now),
    attachmentFiles: openAttachmentFiles(config, logger),
    signedAttachments: createSignedIds({ ...signed, purpose: 'attachment', lifetimeSeconds: 30 * 86_400 }),
    signedReceipts: createSignedIds({ ...signed, purpose: 'receipt', lifetimeSeconds: 3600 }),
  };
};

export type Repositories = ReturnType<typeof createRepositories>;
