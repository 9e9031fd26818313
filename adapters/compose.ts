import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import { createPurgeCdn } from './cdn/purge-cdn.ts';
import type { Dependencies } from './compose/dependencies.ts';
import { type EditionSettings, createEditions } from './compose/editions.ts';
import { type MailSettings, createMails } from './compose/mails.ts';
import { createPageApi } from './compose/page-api.ts';
import { type RepositorySettings, createRepositories } from './compose/repositories.ts';
import { createErasure } from './compose/requests.ts';
import { type ScheduledJobSettings, createScheduledJobs } from './compose/scheduled-jobs.ts';
import { type UseCaseSettings, createUseCases } from './compose/use-cases.ts';
import { purgeKey } from './http/cache/delivery.ts';
import { createPerContentVersion } from './postgres/per-content-version.ts';
import { systemClock } from './process/clock.ts';

/** Means that a site is composed of: without connections of their own, pages and searches read from `dataSource`. */
export interface SiteDependencies extends Partial<Omit<Dependencies, 'dataSource' | 'perContentVersion'>> {
  readonly dataSource: DataSource;
  readonly config: RepositorySettings &
    UseCaseSettings &
    MailSettings &
    EditionSettings &
    ScheduledJobSettings &
    Pick<Config, 'cdnPurgeUrl' | 'cdnPurgeToken'>;
}

const noVersion = (): undefined => undefined;

const silent: Dependencies['logger'] = { info() {}, warn() {}, error() {} };

/** The composition root: makes each repository and use case once, for processes, commands and tests alike. */
export const composeSite = ({
  dataSource,
  readDataSource = dataSource,
  searchDataSource = dataSource,
  contentVersion = noVersion,
  now = systemClock,
  logger = silent,
  onMail,
  tracing,
  config,
}: SiteDependencies) => {
  const dependencies: Dependencies = {
    dataSource,
    readDataSource,
    searchDataSource,
    contentVersion,
    perContentVersion: createPerContentVersion(contentVersion),
    now,
    logger,
    onMail,
    tracing,
  };
  const repositories = createRepositories(dependencies, config);
  const useCases = createUseCases(repositories, dependencies, config);
  const { jobs, ...mail } = createMails(repositories, useCases.openAttachment, dependencies, config);
  return {
    useCases,
    pageApi: createPageApi(useCases),
    ...mail,
    erasePerson: createErasure(repositories),
    jobs: {
      ...jobs,
      scheduled: createScheduledJobs(repositories, dependencies, config),
      typesetEditions: createEditions(repositories, dependencies, config),
      purgeCdn: createPurgeCdn({ url: config.cdnPurgeUrl, token: config.cdnPurgeToken, key: purgeKey }),
    },
    contentRepository: repositories.content,
    requestRepository: repositories.requests,
    probeRepository: repositories.probes,
    requestAdministration: repositories.requestAdministration,
    formCounter: repositories.formCounter,
    missedSearches: repositories.missedSearches,
  };
};

export type Site = ReturnType<typeof composeSite>;
