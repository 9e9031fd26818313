import { expect, test } from 'vitest';
import { openSpool } from '../../../adapters/content/spool.ts';

test('items that were added are read in their order, however long and many', async () => {
  const spool = await openSpool<{ readonly text: string }>();
  const items = Array.from({ length: 3000 }, (_, index) => ({
    text: `${index} Şırınga\n"${'x'.repeat(1000)}"`,
  }));
  for (const item of items) await spool.add(item);
  const read: (typeof items)[number][] = [];
  for await (const item of spool.read()) read.push(item);
  expect(read).toEqual(items);
  await spool.close();
});

test('a spool to which nothing was added is empty', async () => {
  const spool = await openSpool();
  expect(await spool.read().next()).toEqual({ done: true, value: undefined });
  await spool.close();
});
