import type { DataSource } from 'typeorm';
import type { AttachmentFiles } from '#domain/requests/ports.ts';
import { turkishDate } from '#domain/shared/turkish-time.ts';
import { createAttachmentFiles } from './attachments/attachment-files.ts';
import { createBucketFiles } from './attachments/bucket-files.ts';
import { openBucket } from './attachments/bucket.ts';
import type { Config } from './config.ts';
import { createGetAttachmentSecret } from './postgres/attachment-secret.ts';
import { createPostgresCatalogueRepository } from './postgres/catalogue-repository.ts';
import { createPostgresComparisonRepository } from './postgres/comparison-repository.ts';
import { createPostgresCompanyRepository } from './postgres/company-repository.ts';
import { createPostgresContentRepository } from './postgres/content-repository.ts';
import { createPostgresFacetRepository } from './postgres/facets/facet-repository.ts';
import { createPostgresDocumentRepository } from './postgres/document-repository.ts';
import { createPostgresEditionRepository } from './postgres/edition-repository.ts';
import { createFormCounter } from './postgres/form-counter.ts';
import { createPerContentVersion } from './postgres/per-content-version.ts';
import { createPostgresNewsRepository } from './postgres/news-repository.ts';
import { createPostgresRedirectRepository } from './postgres/redirect-repository.ts';
import { createPostgresProbeRepository } from './postgres/probe-repository.ts';
import { createPostgresRequestAdministration } from './postgres/request-administration.ts';
import { createPostgresRequestRepository } from './postgres/request-repository.ts';
import { createPostgresOrderIndex } from './postgres/search/order-index.ts';
import { createMissedSearches } from './postgres/search/missed-searches.ts';
import { createPostgresCardSources } from './postgres/search/found-cards.ts';
import { createPostgresSearchIndex } from './postgres/search/search-index.ts';
import { createPostgresSiteIndex } from './postgres/site-index.ts';
import type { Tracing } from './telemetry/tracing.ts';
import { createSignedIds } from './process/signed-ids.ts';

export interface SiteDependencies {
  readonly dataSource: DataSource;
  /** Connections for queries of pages, which only read. Default: `dataSource`. */
  readonly readDataSource?: DataSource;
  /** Connections for searches alone, so that a flood of searches takes no page's. Default: `dataSource`. */
  readonly searchDataSource?: DataSource;
  /** Version of the content that the database has; while it is `undefined`, nothing is cached. */
  readonly contentVersion?: () => string | undefined;
  /** Default: the clock of the machine. */
  readonly now?: () => Date;
  /** Called with what became of each mail. */
  readonly onMail?: ((result: 'sent' | 'failed') => void) | undefined;
  readonly tracing?: Tracing | undefined;
  /** Called when a search that found nothing could not be counted. Default: nothing. */
  readonly onCountError?: (error: unknown) => void;
  /** Called when the store of visitors' files does not take one. Default: nothing. */
  readonly onStoreError?: (error: unknown) => void;
  readonly config: Omit<
    Config,
    | 'port'
    | 'host'
    | 'distDir'
    | 'databaseUrl'
    | 'migrationDatabaseUrl'
    | 'databaseReplicaUrls'
    | 'worker'
    | 'warmUp'
    | 'maintenance'
    | 'cdn'
    | 'requestLog'
    | 'operatorToken'
    | 'drainSeconds'
    | 'maxConnections'
    | 'connectionsPerClient'
    | 'metricsPort'
    | 'traces'
    | 'logLevel'
  >;
}

export const noVersion = (): undefined => undefined;

const systemTime = (): Date => new Date();

/** Opens the store of visitors' files. @param warn called when the store of files fails an upload */
export const openAttachmentFiles = (
  {
    attachmentsDir: folder,
    attachmentsMaxBytes: maxBytes,
    attachmentsMinFreeBytes: minFreeBytes,
    attachmentsBucket,
  }: Pick<Config, 'attachmentsDir' | 'attachmentsMaxBytes' | 'attachmentsMinFreeBytes' | 'attachmentsBucket'>,
  warn: (error: unknown) => void = () => {},
): AttachmentFiles => {
  const local = createAttachmentFiles({ folder, maxBytes, minFreeBytes });
  return attachmentsBucket
    ? createBucketFiles({ bucket: openBucket(attachmentsBucket), local, folder, maxBytes, warn })
    : local;
};

/** The adapters that use cases need, each made once. */
export const createRepositories = ({
  dataSource,
  readDataSource = dataSource,
  searchDataSource = dataSource,
  contentVersion = noVersion,
  tracing,
  now = systemTime,
  onStoreError,
  config,
}: SiteDependencies) => ({
  catalogue: createPostgresCatalogueRepository(readDataSource),
  company: createPostgresCompanyRepository(readDataSource),
  comparisons: createPostgresComparisonRepository(readDataSource, createPerContentVersion(contentVersion)),
  content: createPostgresContentRepository(dataSource, { purgesCdn: config.cdnPurgeUrl !== undefined }),
  facets: createPostgresFacetRepository(readDataSource, createPerContentVersion(contentVersion)),
  documents: createPostgresDocumentRepository(readDataSource),
  editions: createPostgresEditionRepository(dataSource),
  formCounter: createFormCounter(dataSource),
  news: createPostgresNewsRepository(readDataSource, () => turkishDate(now())),
  redirects: createPostgresRedirectRepository(readDataSource),
  requestAdministration: createPostgresRequestAdministration(dataSource),
  requests: createPostgresRequestRepository(dataSource, tracing?.current),
  probes: createPostgresProbeRepository(dataSource),
  orderIndex: createPostgresOrderIndex(readDataSource),
  searchIndex: createPostgresSearchIndex(searchDataSource),
  cardSources: createPostgresCardSources(searchDataSource),
  missedSearches: createMissedSearches(dataSource),
  attachmentFiles: openAttachmentFiles(config, onStoreError),
  signedAttachments: createSignedIds({
    purpose: 'attachment',
    lifetimeSeconds: 30 * 86_400,
    secret: createGetAttachmentSecret(dataSource, config.attachmentSecret),
    now,
  }),
  signedReceipts: createSignedIds({
    purpose: 'receipt',
    lifetimeSeconds: 3600,
    secret: createGetAttachmentSecret(dataSource, config.attachmentSecret),
    now,
  }),
  siteIndex: createPostgresSiteIndex(readDataSource, createPerContentVersion(contentVersion), () =>
    turkishDate(now()),
  ),
});

export type Repositories = ReturnType<typeof createRepositories>;
