import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../support/condition.ts';
import { createDatabase } from '../support/database.ts';
import { type RunningSite, runRequestsCommand, startSite, startWorkerProcess } from '../support/process.ts';
import { type TestSmtpServer, startSmtpServer } from '../support/smtp-server.ts';

/** Shared with the site of the other tests, whose pictures are made already. */
const dataDir = path.resolve(import.meta.dirname, '..', '..', 'var', 'test');

const timeoutMs = { timeout: 60_000 };

// Processes are killed and started again, and mails are retried after growing delays.
vi.setConfig({ testTimeout: 120_000 });

interface Form {
  readonly key: string;
  readonly body: { readonly isim: string; readonly email: string; readonly mesaj: string };
}

const forms = (count: number): Form[] =>
  Array.from({ length: count }, (_, index) => ({
    key: randomUUID(),
    body: { isim: `Ziyaretçi ${index}`, email: `v${index}@hastane.example`, mesaj: `İstek ${index}` },
  }));

/** @returns whether the visitor was told that it arrived */
const send = async (site: RunningSite, { key, body }: Form): Promise<boolean> => {
  const answer = await fetch(`${site.url}/api/offer-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    // The visitor's line broke: there was no answer, so there is none.
  }).catch(() => undefined);
  return answer?.status === 200;
};

const doubleClick = async (site: RunningSite, form: Form): Promise<boolean> =>
  (await Promise.all([send(site, form), send(site, form)])).includes(true);

const settingsFor = async (smtp: TestSmtpServer, more: Record<string, string> = {}) => {
  const database = await createDatabase();
  onTestFinished(() => database.drop());
  return {
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url,
    DATA_DIR: dataDir,
    FORM_RATE_LIMIT: '1000000',
    MAILS_PER_HOUR: '1000000',
    ...more,
  };
};

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
};

const messageIds = (smtp: TestSmtpServer): string[] => smtp.mails.map(({ messageId }) => messageId ?? 'none');

const names = (smtp: TestSmtpServer): string[] =>
  [...new Set(smtp.mails.flatMap(({ text }) => text?.match(/Ziyaretçi \d+/gu) ?? []))].toSorted();

const namesOf = (sent: readonly Form[]): string[] => sent.map(({ body }) => body.isim).toSorted();

test('mail server down, 100 requests twice each, the process killed in the middle, all back: each is mailed once', async () => {
  const smtp = await startSmtpServer();
  await smtp.stop();
  const settings = await settingsFor(smtp);
  const sent = forms(100);

  const first = await startSite(settings);
  const beforeTheEnd = await Promise.all(sent.slice(0, 40).map((form) => doubleClick(first, form)));
  expect(beforeTheEnd).not.toContain(false);
  const inTheEnd = Promise.all(sent.slice(40, 80).map((form) => doubleClick(first, form)));
  await until(async () => {
    const [row] = await query(settings.DATABASE_URL, 'SELECT count(*)::int AS stored FROM requests');
    return Number(Object.values(row ?? {})[0]) > 45;
  });
  first.send('SIGKILL');
  await first.ended;
  const accepted = [...beforeTheEnd, ...(await inTheEnd)];

  const second = await startSite(settings);
  // Those who got no answer try again, and so do some who did.
  const again = sent.filter((_, index) => !accepted[index] || index % 3 === 0);
  expect(await Promise.all(again.map((form) => doubleClick(second, form)))).not.toContain(false);

  await smtp.restart();
  const { code, output } = await runRequestsCommand(['resend'], settings);
  expect({ code, output }).toMatchObject({ code: 0 });
  await expect.poll(() => names(smtp), timeoutMs).toEqual(namesOf(sent));
  expect(new Set(messageIds(smtp)).size).toBe(100);
  expect(smtp.mails).toHaveLength(100);
  second.send('SIGTERM');
  await second.ended;
});

test('a process killed while it mails loses nothing; what is mailed twice bears the same id', async () => {
  const smtp = await startSmtpServer();
  const settings = await settingsFor(smtp, { WORKER: 'off' });
  const site = await startSite(settings);
  const sent = forms(60);
  expect(await Promise.all(sent.map((form) => send(site, form)))).not.toContain(false);

  const first = await startWorkerProcess(settings);
  await until(() => smtp.mails.length >= 20);
  first.send('SIGKILL');
  await first.ended;
  expect(smtp.mails.length).toBeLessThan(60);

  await startWorkerProcess(settings);
  await expect.poll(() => names(smtp), timeoutMs).toEqual(namesOf(sent));
  expect(new Set(messageIds(smtp)).size).toBe(60);
  // The one that was on its way when the process was killed.
  expect(smtp.mails.length).toBeLessThanOrEqual(61);
});

test('two workers share the work: nothing is mailed twice', async () => {
  const smtp = await startSmtpServer();
  const settings = await settingsFor(smtp);
  const site = await startSite(settings);
  await startWorkerProcess(settings);
  const sent = forms(50);
  expect(await Promise.all(sent.map((form) => doubleClick(site, form)))).not.toContain(false);
  await expect.poll(() => names(smtp), timeoutMs).toEqual(namesOf(sent));
  expect(smtp.mails).toHaveLength(50);
});

test('a flood is gathered: the inbox gets few mails, and every request', async () => {
  const smtp = await startSmtpServer();
  const settings = await settingsFor(smtp, { MAILS_PER_HOUR: '5' });
  const site = await startSite(settings);
  const sent = forms(130);
  for (const form of sent) await send(site, form);
  await until(async () => {
    const rows = await query(
      settings.DATABASE_URL,
      'SELECT 1 FROM requests WHERE notified_at IS NULL AND digest_id IS NULL',
    );
    return rows.length === 0;
  });
  expect(smtp.mails).toHaveLength(5);
  // Instead of waiting for the quarter of an hour.
  await runRequestsCommand(['resend'], settings);
  await expect.poll(() => names(smtp), timeoutMs).toEqual(namesOf(sent));
  // 125 of them in mails of 25.
  expect(smtp.mails).toHaveLength(10);
});
