import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { createFormCounter } from '../../adapters/postgres/requests/form-counter.ts';
import { buildApi } from '../support/api.ts';
import { type OpenTestDatabase, openDatabaseWithContent } from '../support/database.ts';

let database: OpenTestDatabase;
let apps: FastifyInstance[];
let proxied: FastifyInstance;
let second: DataSource;

const post = (app: FastifyInstance | undefined, body: object, options: object = {}) => {
  if (!app) throw new Error('no app');
  return app.inject({ method: 'POST', url: '/api/offer-form', payload: body, ...options });
};

const good = (index = 0) => ({ isim: `Ayşe ${index}`, email: 'ayse@hastane.example' });

const through = (forwarded: string, remoteAddress = '10.0.0.1') =>
  post(proxied, good(), { remoteAddress, headers: { 'x-forwarded-for': forwarded } });

beforeAll(async () => {
  database = await openDatabaseWithContent();
  // Two processes have two pools; so have these.
  second = await openDataSource({ url: database.url, logger: { warn: () => {} } });
  apps = [
    await buildApi(database.dataSource, { formRateLimit: 3 }),
    await buildApi(second, { formRateLimit: 3 }),
  ];
  proxied = await buildApi(database.dataSource, { formRateLimit: 1, trustedProxies: ['10.0.0.0/8'] });
});

beforeEach(async () => {
  await database.dataSource.query('TRUNCATE form_counters');
});

afterAll(async () => {
  for (const app of [...apps, proxied]) await app.close();
  await second.destroy();
  await database.close();
});

test('two processes share the count of a client’s forms', async () => {
  const statuses: number[] = [];
  for (const index of [0, 1, 2, 3, 4]) statuses.push((await post(apps[index % 2], good(index))).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('concurrent forms of a client are all counted', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => post(apps[index % 2], good(index))),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
});

test('a form above the limit gets the time to wait in its text and header, and no message of success', async () => {
  for (const index of [0, 1, 2]) await post(apps[0], good(index));
  const answer = await post(apps[0], { ...good(3), dil: 'en' });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(answer.json()).toEqual({
    type: 'about:blank',
    title: 'Error submitting.',
    status: 429,
    detail:
      'Too many forms were sent in a short time. What you wrote is still here; please send it again in 10 minutes.',
  });
});

test('invalid forms do not count against the limit', async () => {
  for (const _ of [0, 1, 2, 3]) expect((await post(apps[0], { isim: 'x' })).statusCode).toBe(422);
  expect((await post(apps[0], good())).statusCode).toBe(200);
});

test('a duplicate form gets the same response and does not count against the limit', async () => {
  const headers = { 'idempotency-key': 'mine' };
  for (const _ of [0, 1, 2, 3, 4]) expect((await post(apps[0], good(), { headers })).statusCode).toBe(200);
  for (const index of [1, 2]) expect((await post(apps[0], good(index), { headers })).statusCode).toBe(200);
  expect((await post(apps[0], good(3), { headers })).statusCode).toBe(429);
  expect((await post(apps[0], good(), { headers })).statusCode).toBe(200);
});

test('six duplicates at once are stored once and get the same response, and a limit of one does not refuse them', async () => {
  const app = await buildApi(database.dataSource, { formRateLimit: 1 });
  const other = await buildApi(second, { formRateLimit: 1 });
  const form = { isim: 'Ayşe at once', email: 'ayse@hastane.example' };
  for (const [round, statusCode] of [
    ['first', 200],
    ['second', 429],
  ] as const) {
    const options = { headers: { 'idempotency-key': `at once ${round}` } };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => post(index % 2 === 0 ? app : other, form, options)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => statusCode));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  }
  const stored = await database.dataSource.query<unknown[]>(
    "SELECT FROM requests WHERE name = 'Ayşe at once'",
  );
  expect(stored).toHaveLength(1);
  await database.dataSource.query("UPDATE form_counters SET ends_at = now() - interval '1 second'");
  const again = await post(app, form, { headers: { 'idempotency-key': 'at once second' } });
  expect(again.statusCode).toBe(200);
  await app.close();
  await other.close();
});

test('the count starts again after the window, and expired counts are deleted', async () => {
  for (const index of [0, 1, 2]) await post(apps[0], good(index));
  await post(apps[0], good(9), { remoteAddress: '10.9.9.9' });
  await database.dataSource.query("UPDATE form_counters SET ends_at = now() - interval '1 second'");
  expect((await post(apps[0], good(3))).statusCode).toBe(200);
  await createFormCounter(database.dataSource).deleteExpired();
  const rows = await database.dataSource.query<{ forms: number }[]>('SELECT forms FROM form_counters');
  expect(rows).toEqual([{ forms: 1 }]);
});

test('the addresses of an IPv6 /64 network count as one client, and none is stored', async () => {
  for (const end of ['1', '2', '3'])
    expect((await post(apps[0], good(), { remoteAddress: `2001:db8::${end}` })).statusCode).toBe(200);
  expect((await post(apps[0], good(), { remoteAddress: '2001:db8::4' })).statusCode).toBe(429);
  expect((await post(apps[0], good(), { remoteAddress: '2001:db8:1::4' })).statusCode).toBe(200);
  const rows = await database.dataSource.query<{ client: string }[]>('SELECT client FROM form_counters');
  // Each by itself and with its /48.
  expect(rows).toHaveLength(4);
  expect(JSON.stringify(rows)).not.toContain('2001');
});

test('confirmations too are counted by the /64 and the /48 network', async () => {
  await database.dataSource.query('TRUNCATE confirmation_counters');
  for (const client of ['2001:db8:9::1', '2001:db8:9:1::1'])
    expect((await post(apps[0], good(), { remoteAddress: client })).statusCode).toBe(200);
  const rows = await database.dataSource.query<{ confirmations: number }[]>(
    'SELECT confirmations FROM confirmation_counters ORDER BY confirmations',
  );
  // Two /64 networks, and the mailbox once: the second form is beyond its pause. The /48 and the pause twice.
  expect(rows.map(({ confirmations }) => confirmations)).toEqual([1, 1, 1, 2, 2]);
});

test('the networks of an IPv6 /48 have twenty times the limit of one together, and others are not affected', async () => {
  const answers = await Promise.all(
    Array.from({ length: 61 }, (_, index) =>
      post(apps[0], good(index), { remoteAddress: `2001:db8:7:${index.toString(16)}::1` }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  expect((await post(apps[0], good(), { remoteAddress: '2001:db8:8::1' })).statusCode).toBe(200);
});

test('X-Forwarded-For of an untrusted client is ignored', async () => {
  for (const index of [0, 1, 2])
    await post(apps[0], good(index), { headers: { 'x-forwarded-for': `8.8.8.${index}` } });
  const answer = await post(apps[0], good(3), { headers: { 'x-forwarded-for': '8.8.8.9' } });
  expect(answer.statusCode).toBe(429);
});

test('only the address that a trusted proxy adds to X-Forwarded-For identifies the client', async () => {
  expect((await through('8.8.8.1')).statusCode).toBe(200);
  expect((await through('8.8.8.2')).statusCode).toBe(200);
  expect((await through('8.8.8.1')).statusCode).toBe(429);
  // The client put a false address before the one that the proxy saw.
  expect((await through('1.1.1.1, 8.8.8.2')).statusCode).toBe(429);
  expect((await through('8.8.8.7', '9.9.9.9')).statusCode).toBe(200);
  expect((await through('8.8.8.8', '9.9.9.9')).statusCode).toBe(429);
});
