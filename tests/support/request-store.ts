import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { DigestLimits, RequestAdministration, RequestRepository } from '#domain/requests/ports.ts';
import { createPostgresRequestAdministration } from '../../adapters/postgres/requests/request-administration.ts';
import { createPostgresRequestRepository } from '../../adapters/postgres/requests/request-repository.ts';
import { type OpenTestDatabase, openTestDatabase } from './database.ts';

/** More than there are. */
export const many: DigestLimits = { maxRequests: 1000, maxCharacters: 1_000_000 };

/** Opens a database for the test file, which each test finds without requests and jobs. */
export const requestStore = () => {
  let database: OpenTestDatabase;
  let repository: RequestRepository;
  let administration: RequestAdministration;

  const sql = <Row>(query: string, values: unknown[] = []): Promise<Row[]> =>
    database.dataSource.query<Row[]>(query, values);

  /** Keys of the queued jobs. */
  const jobs = async (): Promise<string[]> =>
    (await sql<{ key: string }>('SELECT key FROM graphile_worker.jobs ORDER BY key')).map(({ key }) => key);

  beforeAll(async () => {
    database = await openTestDatabase();
    repository = createPostgresRequestRepository(database.dataSource);
    administration = createPostgresRequestAdministration(database.dataSource);
  });

  beforeEach(async () => {
    await sql('TRUNCATE requests, digests, confirmation_counters CASCADE');
    await sql('DELETE FROM graphile_worker._private_jobs');
  });

  afterAll(async () => {
    await database.close();
  });

  return {
    get dataSource() {
      return database.dataSource;
    },
    get url() {
      return database.url;
    },
    get repository() {
      return repository;
    },
    get administration() {
      return administration;
    },
    sql,
    jobs,
    /** Ids of the digests that have a job. */
    digests: async (): Promise<string[]> =>
      (await jobs()).filter((key) => key.startsWith('digest:')).map((key) => key.slice('digest:'.length)),
    /** Marks a job as failed permanently, as after its last attempt. */
    failPermanently: (key: string): Promise<unknown> =>
      sql(
        `SELECT graphile_worker.permanently_fail_jobs(array_agg(id), 'x') FROM graphile_worker.jobs WHERE key = $1`,
        [key],
      ),
  };
};
