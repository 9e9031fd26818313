import { once } from 'node:events';
import { createServer } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readPassword } from '../../adapters/postgres/embedded/cluster.ts';
import { until } from '../support/condition.ts';
import { type DataDirectory, createDataDirectoryWithPictures } from '../support/data-directory.ts';
import {
  type RunningSite,
  beginSite,
  failToStart,
  runContentCommand,
  startSite,
} from '../support/process.ts';
import { seconds } from '../support/seconds.ts';

let data: DataDirectory;

beforeAll(async () => {
  data = await createDataDirectoryWithPictures();
});

afterAll(() => data.remove());

const start = (): Promise<RunningSite> => startSite({ DATA_DIR: data.path });

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

const isListening = ({ url }: RunningSite): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

/** Keeps every reader of the news waiting. */
const holdNews = async () => {
  const { port } = await data.postmaster();
  const password = await readPassword(data.cluster);
  const session = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await session.connect();
  await session.query('BEGIN; LOCK TABLE news IN ACCESS EXCLUSIVE MODE');
  return {
    async isWaitedFor(): Promise<boolean> {
      const { rowCount } = await session.query(
        "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'news'::regclass",
      );
      return rowCount !== 0;
    },
    letGo: () => session.end(),
  };
};

test('the site says where it is and serves pages, calls and pictures there', async () => {
  const site = await start();
  expect(site.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/u);
  expect(await (await fetch(`${site.url}/en`)).text()).toContain('<html lang="en"');
  expect(await statusOf(`${site.url}/api/news`)).toBe(200);
  expect(await statusOf(`${site.url}/images/brands/acteon.webp`)).toBe(200);
  expect(await statusOf(`${site.url}/readyz`)).toBe(200);
  site.send('SIGTERM');
  expect(await site.ended).toMatchObject({ code: 0, errors: [] });
});

test('content is loaded beside a running site through its own PostgreSQL', async () => {
  const site = await start();
  const { code, output } = await runContentCommand('load', { DATA_DIR: data.path });
  expect(code).toBe(0);
  expect(output).toContain('Nothing changed.');
  expect(await statusOf(`${site.url}/readyz`)).toBe(200);
  site.send('SIGTERM');
  await site.ended;
});

test.for(['SIGINT', 'SIGTERM'] as const)(
  '%s: a request in flight finishes, then the site ends and its PostgreSQL with it',
  async (signal) => {
    const site = await start();
    const news = await holdNews();
    const answer = fetch(`${site.url}/api/news`);
    await until(() => news.isWaitedFor());

    site.send(signal);
    await until(async () => !(await isListening(site)));
    await news.letGo();

    const response = await answer;
    expect(response.status).toBe(200);
    expect(await response.json()).not.toHaveLength(0);
    const answered = Date.now();
    expect(await site.ended).toMatchObject({ code: 0, errors: [] });
    // It does not wait for what else the client might ask over the same connection.
    expect(Date.now() - answered).toBeLessThan(4 * seconds);
    expect(await data.isShutDown()).toBe(true);
  },
);

test('after kill -9 the next start finds everything in order', async () => {
  const killed = await start();
  killed.send('SIGKILL');
  expect((await killed.ended).code).toBeNull();
  expect(await data.isShutDown()).toBe(false);

  const next = await start();
  expect(await statusOf(`${next.url}/api/news`)).toBe(200);
  next.send('SIGTERM');
  expect((await next.ended).code).toBe(0);
  expect(await data.isShutDown()).toBe(true);
});

test('a second site on the same data directory is refused, and the first goes on', async () => {
  const first = await start();
  const { code, errors } = await failToStart({ DATA_DIR: data.path });
  expect(code).toBe(1);
  expect(errors).toEqual([expect.stringContaining('set DATA_DIR')]);
  expect(await statusOf(`${first.url}/readyz`)).toBe(200);
  first.send('SIGTERM');
  expect((await first.ended).code).toBe(0);
});

test('a signal during the start leaves nothing running', async () => {
  const { child, ended } = beginSite({ DATA_DIR: data.path });
  await until(() => data.postmaster().then(Boolean, () => false));
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(await data.isShutDown()).toBe(true);
});

test('a taken port is told in one line that names PORT, and nothing is left running', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  onTestFinished(() => {
    occupant.close();
  });
  const address = occupant.address();
  const port = address !== null && typeof address === 'object' ? String(address.port) : '';

  const { code, errors } = await failToStart({ DATA_DIR: data.path, PORT: port });
  expect(code).toBe(1);
  expect(errors).toEqual([expect.stringContaining(`Port ${port} on 127.0.0.1 is taken`)]);
  expect(errors[0]).toContain('PORT');
  expect(await data.isShutDown()).toBe(true);
});

test('an address that is none of this machine is told in one line that names HOST', async () => {
  const { code, errors } = await failToStart({ DATA_DIR: data.path, HOST: '203.0.113.7' });
  expect(code).toBe(1);
  expect(errors).toEqual([expect.stringContaining('Check HOST and PORT.')]);
  expect(await data.isShutDown()).toBe(true);
});
