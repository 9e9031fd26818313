import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { test as baseTest, expect } from 'vitest';
import { composeSite } from '../../adapters/compose.ts';
import { readConfig } from '../../adapters/config.ts';
import { startWorker } from '../../adapters/postgres/queue/worker.ts';
import { until } from '../support/condition.ts';
import { openTestDatabase } from '../support/database.ts';
import { portOf } from '../support/port-of.ts';
import { sampleContent } from '../support/sample-content.ts';

interface Call {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A CDN that fails at the first purge. */
const test = baseTest
  .extend('cdn', async ({}, { onCleanup }) => {
    const calls: Call[] = [];
    const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const { method, url, headers } = request;
      calls.push({ method, url, headers, body: await text(request) });
      response.writeHead(calls.length === 1 ? 500 : 200).end('{}');
    };
    const server = createServer((request, response) => void receive(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onCleanup(() => {
      server.close();
    });
    return { calls, url: `http://127.0.0.1:${portOf(server)}/service/site/purge` };
  })
  .extend('site', async ({ cdn }, { onCleanup }) => {
    const database = await openTestDatabase();
    onCleanup(database.close);
    const { dataSource, url } = database;
    const settings = { CDN_PURGE_URL: cdn.url, CDN_PURGE_TOKEN: 'secret' };
    return { url, dataSource, ...composeSite({ dataSource, config: readConfig(settings) }) };
  });

const queued = async (dataSource: {
  query(sql: string): Promise<{ attempts: number }[]>;
}): Promise<number[]> =>
  (
    await dataSource.query(
      "SELECT attempts FROM graphile_worker.jobs WHERE task_identifier = 'purge-cdn' ORDER BY run_at",
    )
  ).map(({ attempts }) => attempts);

test('a load of content purges the CDN, which is tried again after a failure, and once more later', async ({
  cdn,
  site,
}) => {
  const { dataSource, contentRepository, jobs, url } = site;
  await contentRepository.replace(sampleContent, 'first');
  expect(await queued(dataSource)).toEqual([0, 0]);
  const worker = startWorker({ url, jobs, logger: pino({ level: 'silent' }) });
  try {
    await until(async () => (await queued(dataSource)).includes(1));
    // The second attempt and the later purge need not be waited for.
    const runAtOnce =
      'SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs';
    await dataSource.query(runAtOnce);
    await until(async () => (await queued(dataSource)).length === 0);
  } finally {
    await worker.stop();
  }
  expect(cdn.calls.length).toBe(3);
  for (const { method, url: path, headers, body } of cdn.calls) {
    expect([method, path]).toEqual(['POST', '/service/site/purge']);
    expect(headers).toMatchObject({
      authorization: 'Bearer secret',
      'fastly-key': 'secret',
      'surrogate-key': 'site-content',
    });
    expect(JSON.parse(body)).toEqual({ tags: ['site-content'] });
  }
});

test('a load that fails purges nothing', async ({ site }) => {
  const { dataSource, contentRepository } = site;
  const [product] = sampleContent.products;
  const twice = { ...sampleContent, products: [product, product].filter((each) => each !== undefined) };
  await expect(contentRepository.replace(twice, 'broken')).rejects.toThrow('duplicate key');
  expect(await queued(dataSource)).toEqual([]);
});

test('a start, which may be of a new build, purges the CDN too; two purges that wait are one', async ({
  site,
}) => {
  const { dataSource, contentRepository } = site;
  await contentRepository.purgeCdn();
  await contentRepository.purgeCdn();
  expect(await queued(dataSource)).toEqual([0, 0]);
});
