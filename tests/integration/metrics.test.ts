import { expect, onTestFinished } from 'vitest';
import { createMetrics } from '../../adapters/metrics/metrics.ts';
import { serveMetrics } from '../../adapters/metrics/serve-metrics.ts';
import { watchState } from '../../adapters/metrics/watch-state.ts';
import { poolState } from '../../adapters/postgres/connection/pool-state.ts';
import { readQueueState } from '../../adapters/postgres/queue/queue-state.ts';
import { createPostgresRequestRepository } from '../../adapters/postgres/requests/request-repository.ts';
import { buildApi } from '../support/api.ts';
import { makeFolder } from '../support/content-folder.ts';
import { test } from '../support/form-api-test.ts';
import { visitorRequest } from '../support/submissions.ts';

type Watched = Omit<Parameters<typeof watchState>[0], 'registry' | 'dataDir' | 'isArchiveFailing'>;

const startMetrics = async (options: Watched) => {
  const metrics = createMetrics();
  watchState({
    registry: metrics.registry,
    dataDir: await makeFolder(),
    isArchiveFailing: async () => false,
    ...options,
  });
  const server = await serveMetrics({ registry: metrics.registry, host: '127.0.0.1', port: 0 });
  onTestFinished(server.close);
  const scrape = async (path = '/metrics') => fetch(`http://127.0.0.1:${server.port}${path}`);
  const valueOf = async (series: string): Promise<number | undefined> => {
    const line = (await (await scrape()).text()).split('\n').find((each) => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  };
  return { metrics, scrape, valueOf };
};

const idle = { readQueue: async () => ({ waiting: 0, failed: 0, oldestSeconds: 0 }), pools: {} };

test.for([true, false])(
  'responses are counted by kind and status, cached ones too, with the request log %s',
  async (requestLog, { database }) => {
    const { metrics, scrape, valueOf } = await startMetrics(idle);
    const app = await buildApi(database.dataSource, {
      observer: metrics,
      requestLog,
      contentVersion: () => 'v1',
    });
    onTestFinished(() => app.close());
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    for (const path of ['/tr/about-us', '/api/news', '/api/news', '/api/none', '/healthz'])
      await (await fetch(url + path)).arrayBuffer();
    await expect.poll(() => valueOf('site_http_requests_total{kind="health",status="200"}')).toBe(1);
    expect(await valueOf('site_http_requests_total{kind="api",status="200"}')).toBe(2);
    expect(await valueOf('site_http_requests_total{kind="api",status="404"}')).toBe(1);
    expect(await valueOf('site_http_requests_total{kind="page",status="200"}')).toBe(1);
    expect(await valueOf('site_cache_lookups_total{result="hit"}')).toBe(1);
    expect(await valueOf('site_render_seconds_count')).toBe(1);
    expect(await valueOf('site_render_queue_waiting')).toBe(0);
    expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect((await scrape('/')).status).toBe(404);
  },
);

test('the queue, the oldest request, the pool and the disk are read at each scrape', async ({ database }) => {
  const { dataSource } = database;
  await dataSource.query('DELETE FROM graphile_worker._private_jobs');
  const { metrics, valueOf } = await startMetrics({
    readQueue: () => readQueueState(dataSource),
    pools: { main: () => poolState(dataSource) },
  });
  expect(await valueOf('site_oldest_request_seconds')).toBe(0);
  const repository = createPostgresRequestRepository(dataSource);
  for (const [hours, parts] of [
    [1, {}],
    [2, { probe: true }],
    [3, { suspicious: true }],
  ] as const)
    await repository.store(
      visitorRequest({ ...parts, receivedAt: new Date(Date.now() - hours * 3_600_000) }),
      String(hours),
    );
  metrics.mail('failed');
  const age = await valueOf('site_oldest_request_seconds');
  expect(age).toBeGreaterThanOrEqual(3600);
  expect(age).toBeLessThan(7200);
  expect(await valueOf('site_jobs{state="waiting"}')).toBe(3);
  expect(await valueOf('site_jobs{state="failed"}')).toBe(0);
  expect(await valueOf('site_database_up')).toBe(1);
  expect(await valueOf('site_database_connections{pool="main",state="open"}')).toBeGreaterThan(0);
  expect(await valueOf('site_disk_free_bytes')).toBeGreaterThan(0);
  expect(await valueOf('site_mails_total{result="failed"}')).toBe(1);
});

test('while the database is away, the other metrics are there, and the queue’s are left out', async () => {
  const { valueOf } = await startMetrics({ readQueue: () => Promise.reject(new Error('away')), pools: {} });
  expect(await valueOf('site_database_up')).toBe(0);
  expect(await valueOf('site_oldest_request_seconds')).toBeUndefined();
  expect(await valueOf('site_jobs{state="waiting"}')).toBeUndefined();
  expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeDefined();
});
