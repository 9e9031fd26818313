import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { onTestFinished, vi } from 'vitest';
import { composeSite } from '../../adapters/compose.ts';
import { startJobs } from '../../adapters/start/jobs.ts';
import { readConfig } from '../../adapters/config.ts';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { buildApi } from './api.ts';
import { createDatabaseWithContent } from './database.ts';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts';
import { type TestSmtpServer, startSmtpServer } from './smtp-server.ts';

interface MailingSite {
  readonly app: FastifyInstance;
  readonly smtp: TestSmtpServer;
  /** The site reaches the database only through it. */
  readonly proxy: DatabaseProxy;
  readonly dataSource: DataSource;
}

/** Starts the API and the worker for one test, with a database behind a proxy and a mail server. */
export const startMailingSite = async (settings: NodeJS.ProcessEnv = {}): Promise<MailingSite> => {
  const smtp = await startSmtpServer();
  const database = await createDatabaseWithContent();
  const proxy = await startDatabaseProxy(database.url);
  const logger = pino({ level: 'silent' });
  const dataSource = await openDataSource({ url: proxy.url, logger });
  const app = await buildApi(dataSource);
  const config = readConfig({ SMTP_URL: smtp.url, ...settings });
  // graphile-worker prints what ended a worker, besides telling its logger.
  const trace = vi.spyOn(console, 'trace').mockImplementation(() => undefined);
  const cleanUp = new AsyncDisposableStack();
  startJobs(composeSite({ dataSource, config }), { databaseUrl: proxy.url, logger, cleanUp });
  onTestFinished(async () => {
    await cleanUp.disposeAsync();
    trace.mockRestore();
    await app.close();
    await dataSource.destroy();
    await proxy.cut();
    await database.drop();
  });
  return { app, smtp, proxy, dataSource };
};
