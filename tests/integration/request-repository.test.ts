import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DigestLimits, RequestAdministration, RequestRepository } from '#domain/requests/ports.ts';
import { createPostgresRequestAdministration } from '../../adapters/postgres/request-administration.ts';
import { createPostgresRequestRepository } from '../../adapters/postgres/request-repository.ts';
import { type OpenTestDatabase, openTestDatabase } from '../support/database.ts';
import { ids, visitorRequest } from '../support/submissions.ts';

let database: OpenTestDatabase;
let repository: RequestRepository;
let administration: RequestAdministration;

const sql = <Row>(query: string, values: unknown[] = []): Promise<Row[]> =>
  database.dataSource.query<Row[]>(query, values);

const jobs = async (): Promise<string[]> =>
  (await sql<{ key: string }>('SELECT key FROM graphile_worker.jobs ORDER BY key')).map(({ key }) => key);

/** More than there are. */
const many: DigestLimits = { maxRequests: 1000, maxCharacters: 1_000_000 };

const at = (text: string): Date => new Date(text);

const digests = async (): Promise<string[]> =>
  (await jobs()).filter((key) => key.startsWith('digest:')).map((key) => key.slice('digest:'.length));

const stateOf = async (id: string): Promise<string | undefined> =>
  (await administration.list({})).find((request) => request.id === id)?.state;

/** Marks a job as failed permanently, as after its last attempt. */
const failPermanently = (key: string): Promise<unknown> =>
  sql(
    `SELECT graphile_worker.permanently_fail_jobs(array_agg(id), 'x') FROM graphile_worker.jobs WHERE key = $1`,
    [key],
  );

beforeAll(async () => {
  database = await openTestDatabase();
  repository = createPostgresRequestRepository(database.dataSource);
  administration = createPostgresRequestAdministration(database.dataSource);
});

beforeEach(async () => {
  await sql('TRUNCATE requests, digests');
  await sql('DELETE FROM graphile_worker._private_jobs');
});

afterAll(async () => {
  await database.close();
});

test('a request is found again as it was recorded', async () => {
  const request = visitorRequest({ products: [{ slug: 'laser', quantity: 2, name: 'Lazer İğnesi' }] });
  const { id, reference } = await repository.store(request, 'key');
  expect(id).toBe(request.id);
  expect(await repository.find(id)).toEqual({ ...request, reference });
});

test('storing a request queues the job that notifies staff', async () => {
  const request = visitorRequest();
  await repository.store(request, 'key');
  expect(await jobs()).toEqual([`request:${request.id}`]);
});

test('a duplicate request is stored once, also when many arrive at the same time', async () => {
  const names = await Promise.all(
    Array.from({ length: 20 }, () => repository.store(visitorRequest(), 'one key')),
  );
  expect(new Set(names.map(({ id }) => id)).size).toBe(1);
  expect(new Set(names.map(({ reference }) => reference)).size).toBe(1);
  expect(await administration.list({})).toHaveLength(1);
  expect(await jobs()).toHaveLength(1);
});

test('a request with the same key and different content is no duplicate', async () => {
  await repository.store(visitorRequest(), 'key');
  await repository.store(visitorRequest({ message: 'Bir de şu var.' }), 'key');
  await repository.store(visitorRequest({ products: [{ slug: 'a', quantity: 1, name: 'A' }] }), 'key');
  const requests = await administration.list({});
  expect(new Set(requests.map(({ reference }) => reference)).size).toBe(3);
});

test('requests for different variants are no duplicates, and a variant is found again as it was recorded', async () => {
  const laser = { slug: 'laser', quantity: 2, name: 'Lazer' };
  const watts = { ...laser, ref: 'LS-4', variantName: '4 W' };
  for (const product of [laser, watts, { ...watts, ref: 'LS-9' }])
    await repository.store(visitorRequest({ products: [product] }), 'key');
  const stored = await administration.list({});
  expect(stored.map(({ products: [product] }) => product?.ref)).toEqual([undefined, 'LS-4', 'LS-9']);
  expect(stored[1]?.products).toEqual([watts]);
});

test('references are of eight digits, and do not follow each other', async () => {
  const names = [];
  for (const key of ['1', '2', '3']) names.push(await repository.store(visitorRequest(), key));
  const numbers = names.map(({ reference }) => Number(reference));
  expect(names.map(({ reference }) => reference)).toEqual(Array(3).fill(expect.stringMatching(/^\d{8}$/u)));
  for (const [index, number] of numbers.slice(1).entries())
    expect(Math.abs(number - (numbers[index] ?? 0))).toBeGreaterThan(1000);
});

test('requests with the same key that differ in a detail of the sender are no duplicates', async () => {
  await repository.store(visitorRequest({ institution: 'A' }), 'key');
  await repository.store(visitorRequest({ department: 'A' }), 'key');
  await repository.store(visitorRequest(), 'key');
  expect(await administration.list({})).toHaveLength(3);
});

test('a request without details has the fingerprint that the release before gave it', async () => {
  const { id } = await repository.store(visitorRequest(), 'key');
  const [row] = await sql<{ fingerprint: string }>('SELECT fingerprint FROM requests WHERE id = $1', [id]);
  const fields = ['key', 'offer', 'Ayşe Işık', 'ayse.isik@hastane.example', 'Türkiye', '+90 312 000 00 00'];
  const content = JSON.stringify([...fields, 'Merhaba,\nfiyat rica ederim.', []]);
  expect(row?.fingerprint).toBe(createHash('sha256').update(content).digest('hex'));
});

test('a request with the same key and content in another language is a duplicate', async () => {
  const first = await repository.store(visitorRequest(), 'key');
  expect(await repository.store(visitorRequest({ language: 'en' }), 'key')).toEqual(first);
});

test('a request with the same content and another key is no duplicate', async () => {
  await repository.store(visitorRequest(), 'key');
  await repository.store(visitorRequest(), 'other key');
  expect(await administration.list({})).toHaveLength(2);
});

test('a suspicious request is stored and staff are not notified', async () => {
  const request = visitorRequest({ suspicious: true });
  await repository.store(request, 'key');
  expect(await administration.list({})).toMatchObject([{ id: request.id, state: 'suspicious' }]);
  expect(await jobs()).toEqual([]);
});

test('a request whose job cannot be queued is not stored', async () => {
  await sql('ALTER SCHEMA graphile_worker RENAME TO elsewhere');
  try {
    await expect(repository.store(visitorRequest(), 'key')).rejects.toThrow(/graphile_worker/u);
  } finally {
    await sql('ALTER SCHEMA elsewhere RENAME TO graphile_worker');
  }
  expect(await administration.list({})).toEqual([]);
});

const due = new Date(Date.now() + 900_000);

const deferred = async (count: number): Promise<string[]> => {
  const requests = Array.from({ length: count }, (_, index) =>
    visitorRequest({ receivedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)) }),
  );
  await Promise.all(
    requests.map(async (request) => {
      await repository.store(request, request.id);
      await repository.defer(request, due);
    }),
  );
  return ids(requests);
};

test('requests deferred concurrently share one digest with one job', async () => {
  const expected = await deferred(20);
  const [digest = '', ...others] = await digests();
  expect(others).toEqual([]);
  expect(ids(await repository.closeDigest(digest, many))).toEqual(expected);
});

/** Closes a digest, and the one that its oldest requests move to. @returns the requests of the mail */
const closeAll = async (digest: string, limits: DigestLimits): Promise<string[]> => {
  const requests = await repository.closeDigest(digest, limits);
  if (requests.length > 0) return ids(requests);
  const part = (await digests()).find((id) => id !== digest) ?? '';
  await sql('SELECT graphile_worker.remove_job($1)', [`digest:${part}`]);
  return ids(await repository.closeDigest(part, limits));
};

test('of a digest with too many requests the oldest move to another; both are due at once', async () => {
  const expected = await deferred(5);
  const [digest = ''] = await digests();
  expect(await repository.closeDigest(digest, { ...many, maxRequests: 3 })).toEqual([]);
  const [part = '', ...others] = (await digests()).filter((id) => id !== digest);
  expect(others).toEqual([]);
  expect(await sql('SELECT FROM graphile_worker.jobs WHERE run_at > now()')).toEqual([]);
  for (const _ of ['first', 'again'])
    expect(ids(await repository.closeDigest(part, { ...many, maxRequests: 3 }))).toEqual(
      expected.slice(0, 3),
    );
  expect(ids(await repository.closeDigest(digest, { ...many, maxRequests: 3 }))).toEqual(expected.slice(3));
});

test('a digest of a flood, with more requests than a statement takes parameters, is sent in parts', async () => {
  const [only = ''] = await deferred(1);
  const digest = (await repository.find(only))?.digest ?? '';
  for (let part = 0; part < 7; part += 1)
    await sql(
      `INSERT INTO requests (id, fingerprint, kind, name, email, country, phone, message, products, language,
       notice_version, suspicious, received_at, digest_id)
     SELECT gen_random_uuid(), number::text, kind, name, email, country, phone, message, products, language,
       notice_version, suspicious, received_at + number * interval '1 second', digest_id
     FROM requests, generate_series($2::integer, $2 + 9999) AS number WHERE id = $1`,
      [only, 10_000 * part],
    );
  const limits = { maxRequests: 200, maxCharacters: 500_000 };
  expect(await closeAll(digest, limits)).toHaveLength(200);
  expect(await closeAll(digest, limits)).toHaveLength(200);
});

test('a digest has as many requests as fit, and one that is too long by itself', async () => {
  const lengths = [30, 30, 200, 10];
  const requests = lengths.map((length, index) =>
    visitorRequest({ message: 'x'.repeat(length), receivedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)) }),
  );
  for (const request of requests) {
    await repository.store(request, request.id);
    await repository.defer(request, due);
  }
  const [digest = ''] = await digests();
  const [one, two, long, last] = ids(requests);
  const limits = { maxRequests: 100, maxCharacters: 70 };
  expect(await closeAll(digest, limits)).toEqual([one, two]);
  expect(await closeAll(digest, limits)).toEqual([long]);
  expect(await closeAll(digest, limits)).toEqual([last]);
});

test('a deferred request takes along those of its kind that wait, but for suspicious, parked and running ones', async () => {
  const [first, waiting, running, parked] = Array.from({ length: 4 }, () => visitorRequest());
  const [suspicious, oem] = [visitorRequest({ suspicious: true }), visitorRequest({ kind: 'oem' })];
  for (const request of [first, waiting, running, parked, suspicious, oem])
    if (request) await repository.store(request, request.id);
  await failPermanently(`request:${parked?.id}`);
  await sql(
    "UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'x' WHERE key = ANY ($1)",
    [[`request:${first?.id}`, `request:${running?.id}`]],
  );
  if (first) await repository.defer(first, due);
  const [digest = ''] = await digests();
  expect(ids(await repository.closeDigest(digest, many)).toSorted()).toEqual(
    [first?.id ?? '', waiting?.id ?? ''].toSorted(),
  );
  expect(await jobs()).not.toContain(`request:${waiting?.id}`);
  expect(await jobs()).toContain(`request:${running?.id}`);
});

test('a request deferred after its digest was closed opens another digest', async () => {
  await deferred(1);
  const [first = ''] = await digests();
  await repository.closeDigest(first, many);
  const [late = ''] = await deferred(1);
  const record = await repository.find(late);
  expect(record?.digest).toBeDefined();
  expect(record?.digest).not.toBe(first);
});

test('each kind of request has its own digest', async () => {
  const [offer, oem] = [visitorRequest(), visitorRequest({ kind: 'oem' })];
  for (const request of [offer, oem]) {
    await repository.store(request, request.id);
    await repository.defer(request, due);
  }
  expect(await digests()).toHaveLength(2);
});

test('notified requests are counted by kind and time, without those of digests', async () => {
  const requests = Array.from({ length: 3 }, () => visitorRequest());
  const [single = '', digested = '', pending = ''] = ids(requests);
  for (const request of requests) {
    await repository.store(request, request.id);
    if (request.id === digested) await repository.defer(request, due);
    if (request.id !== pending) await repository.markNotified([request.id], new Date());
  }
  expect(single).not.toBe('');
  expect(pending).not.toBe('');
  expect(await repository.countNotifiedSince('offer', new Date(Date.now() - 60_000))).toBe(1);
  expect(await repository.countNotifiedSince('oem', new Date(Date.now() - 60_000))).toBe(0);
  expect(await repository.countNotifiedSince('offer', new Date(Date.now() + 60_000))).toBe(0);
});

test('requests are listed by time of receipt and filtered by kind and by a period without its end', async () => {
  const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
  const requests = days.map((day) => visitorRequest({ receivedAt: at(`${day}T00:00:00Z`) }));
  const oem = visitorRequest({ kind: 'oem', receivedAt: at('2026-01-02T12:00:00Z') });
  for (const request of [oem, ...requests.toReversed()]) await repository.store(request, request.id);
  const [first, second, third] = requests;
  expect(ids(await administration.list({}))).toEqual([first?.id, second?.id, oem.id, third?.id]);
  expect(ids(await administration.list({ kind: 'oem' }))).toEqual([oem.id]);
  const middle = { from: at('2026-01-02T00:00:00Z'), until: at('2026-01-03T00:00:00Z') };
  expect(ids(await administration.list(middle))).toEqual([second?.id, oem.id]);
});

test('a request is waiting, parked after its job failed permanently, or notified', async () => {
  const request = visitorRequest();
  await repository.store(request, 'key');
  expect(await stateOf(request.id)).toBe('waiting');
  await failPermanently(`request:${request.id}`);
  expect(await stateOf(request.id)).toBe('parked');
  await repository.markNotified([request.id], new Date());
  expect(await stateOf(request.id)).toBe('notified');
});

test('requests of a failed digest are parked, and resending queues them and single requests again', async () => {
  const [single, digested, notified] = [visitorRequest(), visitorRequest(), visitorRequest()];
  for (const request of [digested, notified]) await repository.store(request, request.id);
  await repository.markNotified([notified.id], new Date());
  await repository.defer(digested, new Date());
  await repository.store(single, single.id);
  const digest = (await repository.find(digested.id))?.digest ?? '';
  await failPermanently(`request:${single.id}`);
  await failPermanently(`digest:${digest}`);
  expect([await stateOf(single.id), await stateOf(digested.id)]).toEqual(['parked', 'parked']);
  expect(await administration.resendPending()).toEqual({ single: 1, inDigests: 1, digests: 1, busy: 0 });
  expect([await stateOf(single.id), await stateOf(digested.id)]).toEqual(['waiting', 'waiting']);
  expect(await stateOf(notified.id)).toBe('notified');
});

test('resending skips a request whose mail is being sent', async () => {
  const request = visitorRequest();
  await repository.store(request, 'key');
  await sql("UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'somebody'");
  expect(await administration.resendPending()).toEqual({ single: 0, inDigests: 0, digests: 0, busy: 1 });
  await sql('UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL');
});

test('a single request can be resent, also a suspicious one', async () => {
  const request = visitorRequest({ suspicious: true });
  await repository.store(request, 'key');
  expect(await administration.resend(request.id)).toBe(true);
  expect(await stateOf(request.id)).toBe('waiting');
  expect(await administration.resend(randomUUID())).toBe(false);
});

test('erasing deletes all requests of an email address in any case, with their jobs, and no others', async () => {
  const [first, second, other] = [
    visitorRequest({ email: 'Ali@Hastane.example' }),
    visitorRequest({ email: 'ali@hastane.EXAMPLE' }),
    visitorRequest({ email: 'alia@hastane.example' }),
  ];
  for (const request of [first, second, other]) await repository.store(request, request.id);
  expect(ids(await administration.list({ email: 'ALI@hastane.example' })).toSorted()).toEqual(
    [first.id, second.id].toSorted(),
  );
  const erased = await administration.eraseByEmail('ALI@hastane.example');
  expect(ids(erased).toSorted()).toEqual([first.id, second.id].toSorted());
  expect(ids(await administration.list({}))).toEqual([other.id]);
  expect(await jobs()).toEqual([`request:${other.id}`]);
});

test('whether requests have expired is up to the clock of the database', async () => {
  const [old, young] = [9, 11].map((days) =>
    visitorRequest({ receivedAt: new Date(Date.now() - days * 86_400_000) }),
  );
  for (const request of [old, young]) if (request) await repository.store(request, request.id);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 800 * 86_400_000 });
  try {
    const { before, count } = await administration.findExpired(10);
    expect(count).toBe(1);
    expect(Date.now() - before.getTime()).toBeGreaterThan(809 * 86_400_000);
  } finally {
    vi.useRealTimers();
  }
});

test('deleting expired requests also deletes digests that become empty', async () => {
  const [old, young] = [
    visitorRequest({ receivedAt: at('2020-01-01T00:00:00Z') }),
    visitorRequest({ receivedAt: at('2026-01-01T00:00:00Z') }),
  ];
  await repository.store(old, old.id);
  await repository.defer(old, new Date());
  await repository.store(young, young.id);
  const digest = (await repository.find(old.id))?.digest ?? '';
  await repository.closeDigest(digest, many);
  expect(await administration.deleteReceivedBefore(at('2025-01-01T00:00:00Z'))).toEqual([
    { id: old.id, attachments: [] },
  ]);
  expect(ids(await administration.list({}))).toEqual([young.id]);
  expect(await sql('SELECT id FROM digests')).toEqual([]);
});
