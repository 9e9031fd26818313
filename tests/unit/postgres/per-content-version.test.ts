import { expect, test as base, vi } from 'vitest';
import {
  createPerContentVersion,
  createPerContentVersionAndKey,
} from '../../../adapters/postgres/per-content-version.ts';

const test = base.extend('content', () => {
  const content: { version: string | undefined } = { version: 'first' };
  const load = vi.fn<() => Promise<string>>(async () => `texts of ${content.version}`);
  return { content, load, read: createPerContentVersion(() => content.version)(load) };
});

test('concurrent and later reads of a content version share one load', async ({
  content: { load, read },
}) => {
  await Promise.all([read(), read()]);
  await read();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a new content version is loaded anew', async ({ content: { content, read } }) => {
  await read();
  content.version = 'second';
  expect(await read()).toBe('texts of second');
});

test('a failed load is repeated', async ({ content: { load, read } }) => {
  load.mockRejectedValueOnce(new Error('away'));
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe('texts of first');
});

test('without a content version every read is a load', async ({ content: { content, load, read } }) => {
  content.version = undefined;
  await read();
  await read();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a value that was found by key is read once for each content version, one that was not found each time', async () => {
  let version: string | undefined = 'first';
  const read = vi.fn<(key: string) => Promise<string | undefined>>(async (key) =>
    key === 'unknown' ? undefined : `picture of ${key}`,
  );
  const readCached = createPerContentVersionAndKey(() => version, 10, read);
  expect(await Promise.all([readCached('saw'), readCached('saw')])).toEqual([
    'picture of saw',
    'picture of saw',
  ]);
  await readCached('saw');
  expect(read).toHaveBeenCalledOnce();
  await readCached('unknown');
  expect(await readCached('unknown')).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(3);
  version = 'second';
  await readCached('saw');
  version = undefined;
  await readCached('saw');
  expect(read).toHaveBeenCalledTimes(5);
});
