import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { runWithDatabase } from '../../adapters/postgres/run-with-database.ts';
import { type OpenTestDatabase, openTestDatabase } from '../support/database.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts';

let database: OpenTestDatabase;
let proxy: DatabaseProxy;

beforeAll(async () => {
  database = await openTestDatabase();
  proxy = await startDatabaseProxy(database.url);
});

afterAll(async () => {
  await proxy.cut();
  await database.close();
});

const { signal } = new AbortController();

const open = async (): Promise<void> => {
  const { close } = await openDatabase({
    databaseUrl: proxy.url,
    dataDir: '',
    logger: { warn: () => {} },
  });
  await close();
};

test('a start during which the database goes away begins again when it is back', async () => {
  const onAway = vi.fn<() => Promise<void>>(() => proxy.restore());
  const step = vi.fn<() => Promise<string>>(async () => {
    if (step.mock.calls.length === 1) await proxy.cut();
    await open();
    return 'open';
  });
  expect(await runWithDatabase({ url: proxy.url, stopping: signal, onAway }, step)).toBe('open');
  expect(step).toHaveBeenCalledTimes(2);
  expect(onAway).toHaveBeenCalledOnce();
});

test('a start that fails for another reason than the database is not repeated', async () => {
  const step = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('column missing'));
  const onAway = vi.fn<() => void>();
  const run = runWithDatabase({ url: proxy.url, stopping: signal, onAway }, step);
  await expect(run).rejects.toThrow('column missing');
  expect(step).toHaveBeenCalledOnce();
  expect(onAway).not.toHaveBeenCalled();
});

test('a stop ends the waiting for a database', async () => {
  await proxy.cut();
  const stopping = new AbortController();
  const run = runWithDatabase(
    { url: proxy.url, stopping: stopping.signal, onAway: () => stopping.abort(new Error('stopped')) },
    open,
  );
  await expect(run).rejects.toThrow('stopped');
  await proxy.restore();
});
