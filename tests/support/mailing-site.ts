import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { composeSite, startJobs } from '../../adapters/compose.ts';
import { readConfig } from '../../adapters/config.ts';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { buildApi } from './api.ts';
import { createDatabaseWithOwnContent } from './database.ts';
import { type SeverableDatabase, severable } from './severable.ts';
import { type TestSmtpServer, startSmtpServer } from './smtp-server.ts';

interface MailingSite {
  readonly app: FastifyInstance;
  readonly smtp: TestSmtpServer;
  /** Its only way to the database. */
  readonly way: SeverableDatabase;
}

/** For one test: the API and the worker, between a database that can be cut off and a mail server. */
export const startMailingSite = async (): Promise<MailingSite> => {
  const smtp = await startSmtpServer();
  const database = await createDatabaseWithOwnContent();
  const way = await severable(database.url);
  const logger = pino({ level: 'silent' });
  const dataSource = await openDataSource({ url: way.url, logger });
  const app = await buildApi(dataSource);
  const config = readConfig({ SMTP_URL: smtp.url });
  const cleanUp = new AsyncDisposableStack();
  startJobs(composeSite({ dataSource, config }), { databaseUrl: way.url, logger, cleanUp });
  onTestFinished(async () => {
    await cleanUp.disposeAsync();
    await app.close();
    await dataSource.destroy();
    await way.cut();
    await database.drop();
  });
  return { app, smtp, way };
};
