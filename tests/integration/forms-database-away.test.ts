import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { composeWork } from '../../adapters/compose.ts';
import { readConfig } from '../../adapters/config.ts';
import { chooseTransport } from '../../adapters/mail/choose-transport.ts';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { startWorker } from '../../adapters/postgres/queue/worker.ts';
import { buildApi, loadOwnContent } from '../support/api.ts';
import { until } from '../support/condition.ts';
import { createDatabase } from '../support/database.ts';
import { severable } from '../support/severable.ts';
import { startSmtpServer } from '../support/smtp-server.ts';

const form = { isim: 'Ayşe Işık', email: 'ayse@hastane.example', mesaj: 'Merhaba', dil: 'en' };

test('while the database is away a form is refused in words, and taken and mailed without a restart when it is back', async () => {
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
  const key = randomUUID();
  const post = (more: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/offer-form',
      payload: { ...form, ...more },
      headers: { 'idempotency-key': key },
    });
  expect((await post({ mesaj: 'Before' })).statusCode).toBe(200);
  await until(() => smtp.mails.length === 1);

  await way.cut();
  const refused = await post();
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toEqual({
    type: 'about:blank',
    title: 'Error submitting.',
    status: 503,
    detail:
      'We cannot take the form right now. What you wrote is still here; please send it again in a moment.',
  });
  // A page that the visitor wrote on comes back with what was typed.
  const page = await app.inject({
    method: 'POST',
    url: '/tr/services/oem',
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('Ayşe Işık');

  await way.restore();
  await until(async () => (await post()).statusCode === 200);
  await until(() => smtp.mails.length === 2);
  expect(smtp.mails[1]?.text).toContain('Merhaba');
});
