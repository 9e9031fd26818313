import { expect, test as base, vi } from 'vitest';
import { createPerContentVersion } from '../../../adapters/postgres/per-content-version.ts';

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
