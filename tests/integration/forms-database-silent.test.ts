import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { composeWork } from '../../adapters/compose.ts';
import { readConfig } from '../../adapters/config.ts';
import { chooseTransport } from '../../adapters/mail/choose-transport.ts';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { startWorker } from '../../adapters/postgres/queue/worker.ts';
import { buildApi, loadOwnContent } from '../support/api.ts';
import { until } from '../support/condition.ts';
import { createDatabase } from '../support/database.ts';
import { severable } from '../support/severable.ts';
import { startSmtpServer } from '../support/smtp-server.ts';

const patience = { timeout: 55_000, interval: 500 };

test('connections that fall silent are given up: forms are taken and mailed again without a restart', async () => {
  const smtp = await startSmtpServer();
  const database = await createDatabase();
  const way = await severable(database.url);
  const logger = pino({ level: 'silent' });
  const dataSource = await openDataSource({ url: way.url, logger });
  await migrate(dataSource, way.url);
  await loadOwnContent(dataSource);
  const app = await buildApi(dataSource);
  const config = readConfig({ SMTP_URL: smtp.url });
  const transport = chooseTransport(config);
  const worker = startWorker({ url: way.url, logger, work: composeWork({ dataSource, config, transport }) });
  onTestFinished(async () => {
    await worker.stop();
    await app.close();
    await dataSource.destroy();
    await way.cut();
    await database.drop();
  });
  const post = async (mesaj: string): Promise<number> => {
    const payload = { isim: 'Ayşe Işık', email: 'ayse@hastane.example', mesaj };
    return (await app.inject({ method: 'POST', url: '/api/offer-form', payload })).statusCode;
  };
  expect(await post('before')).toBe(200);
  await until(() => smtp.mails.length === 1);

  way.stall();
  await expect.poll(() => post('after'), patience).toBe(200);
  await expect.poll(() => smtp.mails.length, patience).toBe(2);
});
