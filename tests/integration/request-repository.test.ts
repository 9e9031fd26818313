import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { requestStore } from '../support/request-store.ts';
import { visitorRequest } from '../support/submissions.ts';

const store = requestStore();
const { sql, jobs } = store;

test('a request is found again as it was recorded', async () => {
  const request = visitorRequest({ products: [{ slug: 'laser', quantity: 2, name: 'Lazer İğnesi' }] });
  const { id, reference } = await store.repository.store(request, 'key');
  expect(id).toBe(request.id);
  expect(await store.repository.find(id)).toEqual({ ...request, reference });
});

test('storing a request queues the job that notifies staff', async () => {
  const request = visitorRequest();
  await store.repository.store(request, 'key');
  expect(await jobs()).toEqual([`request:${request.id}`]);
});

test('a duplicate request is stored once, also when many arrive at the same time', async () => {
  const names = await Promise.all(
    Array.from({ length: 20 }, () => store.repository.store(visitorRequest(), 'one key')),
  );
  expect(new Set(names.map(({ id }) => id)).size).toBe(1);
  expect(new Set(names.map(({ reference }) => reference)).size).toBe(1);
  expect(await store.administration.list({})).toHaveLength(1);
  expect(await jobs()).toHaveLength(1);
});

test('a request with the same key and different content is no duplicate', async () => {
  await store.repository.store(visitorRequest(), 'key');
  await store.repository.store(visitorRequest({ message: 'Bir de şu var.' }), 'key');
  await store.repository.store(visitorRequest({ products: [{ slug: 'a', quantity: 1, name: 'A' }] }), 'key');
  const requests = await store.administration.list({});
  expect(new Set(requests.map(({ reference }) => reference)).size).toBe(3);
});

test('requests for different variants are no duplicates, and a variant is found again as it was recorded', async () => {
  const laser = { slug: 'laser', quantity: 2, name: 'Lazer' };
  const watts = { ...laser, ref: 'LS-4', variantName: '4 W' };
  for (const product of [laser, watts, { ...watts, ref: 'LS-9' }])
    await store.repository.store(visitorRequest({ products: [product] }), 'key');
  const stored = await store.administration.list({});
  expect(stored.map(({ products: [product] }) => product?.ref)).toEqual([undefined, 'LS-4', 'LS-9']);
  expect(stored[1]?.products).toEqual([watts]);
});

test('references are of eight digits, and do not follow each other', async () => {
  const names = [];
  for (const key of ['1', '2', '3']) names.push(await store.repository.store(visitorRequest(), key));
  const numbers = names.map(({ reference }) => Number(reference));
  expect(names.map(({ reference }) => reference)).toEqual(Array(3).fill(expect.stringMatching(/^\d{8}$/u)));
  for (const [index, number] of numbers.slice(1).entries())
    expect(Math.abs(number - (numbers[index] ?? 0))).toBeGreaterThan(1000);
});

test('requests with the same key that differ in a detail of the sender are no duplicates', async () => {
  await store.repository.store(visitorRequest({ institution: 'A' }), 'key');
  await store.repository.store(visitorRequest({ department: 'A' }), 'key');
  await store.repository.store(visitorRequest(), 'key');
  expect(await store.administration.list({})).toHaveLength(3);
});

test('fields that a request does not have are no part of its fingerprint', async () => {
  const { id } = await store.repository.store(visitorRequest(), 'key');
  const [row] = await sql<{ fingerprint: string }>('SELECT fingerprint FROM requests WHERE id = $1', [id]);
  const fields = ['key', 'offer', 'Ayşe Işık', 'ayse.isik@hastane.example', 'Türkiye', '+90 312 000 00 00'];
  const content = JSON.stringify([...fields, 'Merhaba,\nfiyat rica ederim.', []]);
  expect(row?.fingerprint).toBe(createHash('sha256').update(content).digest('hex'));
});

test('a request with the same key and content in another language is a duplicate', async () => {
  const first = await store.repository.store(visitorRequest(), 'key');
  expect(await store.repository.store(visitorRequest({ language: 'en' }), 'key')).toEqual(first);
});

test('a request with the same content and another key is no duplicate', async () => {
  await store.repository.store(visitorRequest(), 'key');
  await store.repository.store(visitorRequest(), 'other key');
  expect(await store.administration.list({})).toHaveLength(2);
});

test('a suspicious request is stored with the job that notifies staff', async () => {
  const request = visitorRequest({ suspicious: true });
  await store.repository.store(request, 'key');
  expect(await store.administration.list({})).toMatchObject([{ id: request.id, state: 'waiting' }]);
  expect(await jobs()).toEqual([`request:${request.id}`]);
});

test('a request whose job cannot be queued is not stored', async () => {
  await sql('ALTER SCHEMA graphile_worker RENAME TO elsewhere');
  try {
    await expect(store.repository.store(visitorRequest(), 'key')).rejects.toThrow(/graphile_worker/u);
  } finally {
    await sql('ALTER SCHEMA elsewhere RENAME TO graphile_worker');
  }
  expect(await store.administration.list({})).toEqual([]);
});
