import path from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../support/condition.ts';
import { createDatabase } from '../support/database.ts';
import { startSite } from '../support/process.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { startTraceReceiver } from '../support/trace-receiver.ts';

const dataDir = path.resolve(import.meta.dirname, '..', '..', 'var', 'test');

const person = {
  isim: 'Zeliha Özgecan',
  email: 'zeliha.ozgecan@hastane.example',
  telefon: '+90 555 987 65 43',
  ulke: 'Kırgızistan',
  mesaj: 'Gizli bir mesaj',
};
const address = '203.0.113.77';

const mailFailed = async (databaseUrl: string): Promise<boolean> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query('SELECT FROM graphile_worker.jobs WHERE last_error IS NOT NULL');
  await client.end();
  return rowCount !== null && rowCount > 0;
};

test('neither what visitors write nor who they are is in any log or trace, whatever goes wrong', async () => {
  const smtp = await startSmtpServer();
  const traces = await startTraceReceiver();
  const database = await createDatabase();
  onTestFinished(() => database.drop());
  const proxy = await startDatabaseProxy(database.url);
  const site = await startSite({
    DATABASE_URL: proxy.url,
    SMTP_URL: smtp.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    TRUST_PROXY: 'loopback',
    FORM_RATE_LIMIT: '3',
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
  });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const post = async (call: string, body: string, more: object = {}): Promise<number> => {
    const request = { method: 'POST', headers: { ...headers, ...more }, body, redirect: 'manual' } as const;
    return (await fetch(site.url + call, request)).status;
  };
  const json = JSON.stringify(person);
  const form = new URLSearchParams(person).toString();
  const asForm = { 'content-type': 'application/x-www-form-urlencoded' };

  // The mail server's own words would name people too.
  smtp.refuseWith(550);
  expect(await post('/api/offer-form', json)).toBe(200);
  expect(await post('/tr/services/oem', form, asForm)).toBe(303);
  expect(await post('/api/offer-form', JSON.stringify({ ...person, email: 'x' }))).toBe(422);
  expect(await post('/tr/services/oem', `${form}&email=y`, asForm)).toBe(422);
  expect(await post('/api/offer-form', json.slice(0, -3))).toBe(400);
  expect(await post('/api/offer-form', JSON.stringify({ ...person, mesaj: 'a'.repeat(70_000) }))).toBe(413);
  expect(await post('/api/technical-form', json)).toBe(200);
  expect(await post('/api/offer-form', json)).toBe(429);
  expect(await post('/tr/services/oem', form, asForm)).toBe(429);
  await until(() => mailFailed(database.url));
  await proxy.cut();
  const elsewhere = { 'x-forwarded-for': '203.0.113.78' };
  expect(await post('/api/offer-form', json, elsewhere)).toBe(503);
  expect(await post('/tr/services/oem', form, { ...asForm, ...elsewhere })).toBe(503);
  await proxy.restore();
  await until(async () => (await post('/api/offer-form', json, elsewhere)) === 200);
  smtp.refuseWith(undefined);
  await until(() => smtp.mails.length > 0);

  site.send('SIGTERM');
  const { output, errors } = await site.ended;
  const logged = output + errors.join('\n');
  // The log is not empty for another reason.
  expect(logged).toContain('/api/offer-form');
  expect(logged).toContain('MailDeliveryError');
  const words = [...Object.values(person), 'Özgecan', 'ozgecan', '555 987', 'Gizli', address, '203.0.113'];
  expect(words.filter((word) => logged.includes(word))).toEqual([]);
  expect(traces.source()).toContain('MailDeliveryError');
  expect(words.filter((word) => traces.source().includes(word))).toEqual([]);
});
