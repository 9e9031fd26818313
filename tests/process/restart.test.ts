import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../support/condition.ts';
import { makeContentFolder } from '../support/content-folder.ts';
import { createDataDirectory } from '../support/data-directory.ts';
import { createDatabase } from '../support/database.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts';
import { freePorts } from '../support/free-ports.ts';
import { requestUntilConnectionEnds } from '../support/persistent-clients.ts';
import { beginSite, startSite, startWorkerProcess } from '../support/process.ts';
import { seconds } from '../support/seconds.ts';

interface Setup {
  readonly settings: Readonly<Record<string, string>>;
  /** Lets the test take the database away. */
  readonly database: DatabaseProxy;
}

// Processes start beside other tests.
vi.setConfig({ testTimeout: 90 * seconds });
const startTimeoutMs = 30 * seconds;

/** A small site with a database of its own. */
const setUp = async (): Promise<Setup> => {
  const data = await createDataDirectory();
  onTestFinished(() => data.remove());
  const created = await createDatabase();
  onTestFinished(() => created.drop());
  const database = await startDatabaseProxy(created.url);
  onTestFinished(() => database.cut().catch(() => {}));
  const { root } = await makeContentFolder();
  return { settings: { CONTENT_DIR: root, DATA_DIR: data.path, DATABASE_URL: database.url }, database };
};

const statusOf = (url: string): Promise<number | undefined> =>
  fetch(url).then(
    ({ status }) => status,
    () => undefined,
  );

test('a site that is asked to stop is unready at once, and serves every request on connections that are there, each of which it ends with a response', async () => {
  const { settings } = await setUp();
  const site = await startSite({ ...settings, DRAIN_SECONDS: String(seconds / 1000) });
  expect(await statusOf(`${site.url}/readyz`)).toBe(200);
  const requests = requestUntilConnectionEnds(`${site.url}/tr/about-us`, 50);
  await until(async () => (await statusOf(`${site.url}/tr/about-us`)) === 200);

  site.send('SIGTERM');
  await until(async () => (await statusOf(`${site.url}/readyz`)) === 503);
  const late = await fetch(`${site.url}/tr`);
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);

  const clients = await requests;
  expect(clients.flat().filter(({ status }) => status !== 200)).toEqual([]);
  expect(clients.every((outcomes) => outcomes.at(-1)?.endsConnection)).toBe(true);
  expect(await site.ended).toMatchObject({ code: 0, errors: [] });
});

test('a site whose database is silent stops within ten seconds, while visitors, jobs and the warm-up wait for it', async () => {
  const { settings, database } = await setUp();
  const site = await startSite({ ...settings, WARM_UP: 'on' });
  await fetch(`${site.url}/api/news`);
  database.stall();
  const requests = Promise.allSettled(
    ['/api/product/a', '/tr/search?q=piezo', '/en/about-us'].map((address) => fetch(site.url + address)),
  );
  await until(async () => (await statusOf(`${site.url}/healthz`)) === 200);
  const askedAt = Date.now();
  site.send('SIGTERM');
  const { code, errors } = await site.ended;
  expect(code).toBe(0);
  // graphile-worker prints by itself that looking for a job timed out, when that falls into the stop.
  expect(errors.filter((line) => !/^(?:Trace: Error: Query read timeout$| +at )/u.test(line))).toEqual([]);
  expect(Date.now() - askedAt).toBeLessThan(10 * seconds);
  await requests;
});

test('a site that starts while its database is away says so at its address, and serves once it is back', async () => {
  const { settings, database } = await setUp();
  await database.cut();
  const [port = 0] = await freePorts(1);
  const { child, ended } = beginSite({ ...settings, PORT: String(port), LOG_LEVEL: 'warn' });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await statusOf(`${url}/tr`)) === 503, startTimeoutMs);
  const page = await fetch(`${url}/tr`);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await page.text()).toContain('bakım');
  expect(await statusOf(`${url}/readyz`)).toBe(503);
  expect(await statusOf(`${url}/healthz`)).toBe(200);

  await database.restore();
  await until(async () => (await statusOf(`${url}/tr`)) === 200, startTimeoutMs);
  expect(await statusOf(`${url}/readyz`)).toBe(200);
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(code).toBe(0);
  expect(output).toContain('Check DATABASE_URL.');
  expect(output).not.toContain('secret');
});

test('a site and a worker that wait for their database stop when they are asked to', async () => {
  const { settings, database } = await setUp();
  await database.cut();
  const [port = 0] = await freePorts(1);
  const waiting = { ...settings, LOG_LEVEL: 'warn' };
  const site = beginSite({ ...waiting, PORT: String(port) });
  await until(async () => (await statusOf(`http://127.0.0.1:${port}/tr`)) === 503, startTimeoutMs);
  site.child.kill('SIGTERM');
  expect(await site.ended).toMatchObject({ code: 0, errors: [] });

  // It has logged that it waits.
  const worker = await startWorkerProcess(waiting);
  worker.send('SIGTERM');
  expect(await worker.ended).toMatchObject({ code: 0, errors: [] });
});
