import { expect, test } from 'vitest';
import type { DigestLimits } from '#domain/requests/ports.ts';
import { many, requestStore } from '../support/request-store.ts';
import { ids, visitorRequest } from '../support/submissions.ts';

const store = requestStore();
const { sql, jobs, digests, failPermanently } = store;

const due = new Date(Date.now() + 900_000);

const deferred = async (count: number): Promise<string[]> => {
  const requests = Array.from({ length: count }, (_, index) =>
    visitorRequest({ receivedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)) }),
  );
  await Promise.all(
    requests.map(async (request) => {
      await store.repository.store(request, request.id);
      await store.repository.defer(request, due);
    }),
  );
  return ids(requests);
};

test('requests deferred concurrently share one digest with one job', async () => {
  const expected = await deferred(20);
  const [digest = '', ...others] = await digests();
  expect(others).toEqual([]);
  expect(ids(await store.repository.closeDigest(digest, many))).toEqual(expected);
});

/** Closes a digest, and the one that its oldest requests move to. @returns the requests of the mail */
const closeAll = async (digest: string, limits: DigestLimits): Promise<string[]> => {
  const requests = await store.repository.closeDigest(digest, limits);
  if (requests.length > 0) return ids(requests);
  const part = (await digests()).find((id) => id !== digest) ?? '';
  await sql('SELECT graphile_worker.remove_job($1)', [`digest:${part}`]);
  return ids(await store.repository.closeDigest(part, limits));
};

test('of a digest with too many requests the oldest move to another; both are due at once', async () => {
  const expected = await deferred(5);
  const [digest = ''] = await digests();
  expect(await store.repository.closeDigest(digest, { ...many, maxRequests: 3 })).toEqual([]);
  const [part = '', ...others] = (await digests()).filter((id) => id !== digest);
  expect(others).toEqual([]);
  expect(await sql('SELECT FROM graphile_worker.jobs WHERE run_at > now()')).toEqual([]);
  for (const _ of ['first', 'again'])
    expect(ids(await store.repository.closeDigest(part, { ...many, maxRequests: 3 }))).toEqual(
      expected.slice(0, 3),
    );
  expect(ids(await store.repository.closeDigest(digest, { ...many, maxRequests: 3 }))).toEqual(
    expected.slice(3),
  );
});

test('a digest of a flood, with more requests than a statement takes parameters, is sent in parts', async () => {
  const [only = ''] = await deferred(1);
  const digest = (await store.repository.find(only))?.digest ?? '';
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
    await store.repository.store(request, request.id);
    await store.repository.defer(request, due);
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
    if (request) await store.repository.store(request, request.id);
  await failPermanently(`request:${parked?.id}`);
  await sql(
    "UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'x' WHERE key = ANY ($1)",
    [[`request:${first?.id}`, `request:${running?.id}`]],
  );
  if (first) await store.repository.defer(first, due);
  const [digest = ''] = await digests();
  expect(ids(await store.repository.closeDigest(digest, many)).toSorted()).toEqual(
    [first?.id ?? '', waiting?.id ?? ''].toSorted(),
  );
  expect(await jobs()).not.toContain(`request:${waiting?.id}`);
  expect(await jobs()).toContain(`request:${running?.id}`);
});

test('a request deferred after its digest was closed opens another digest', async () => {
  await deferred(1);
  const [first = ''] = await digests();
  await store.repository.closeDigest(first, many);
  const [late = ''] = await deferred(1);
  const record = await store.repository.find(late);
  expect(record?.digest).toBeDefined();
  expect(record?.digest).not.toBe(first);
});

test('each kind of request has its own digest', async () => {
  const [offer, oem] = [visitorRequest(), visitorRequest({ kind: 'oem' })];
  for (const request of [offer, oem]) {
    await store.repository.store(request, request.id);
    await store.repository.defer(request, due);
  }
  expect(await digests()).toHaveLength(2);
});

test('notified requests are counted by kind and time, without those of digests', async () => {
  const requests = Array.from({ length: 3 }, () => visitorRequest());
  const [single = '', digested = '', pending = ''] = ids(requests);
  for (const request of requests) {
    await store.repository.store(request, request.id);
    if (request.id === digested) await store.repository.defer(request, due);
    if (request.id !== pending) await store.repository.markNotified([request.id], new Date());
  }
  expect(single).not.toBe('');
  expect(pending).not.toBe('');
  expect(
    await store.repository.countNotifiedSince(
      { kind: 'offer', suspicious: false },
      new Date(Date.now() - 60_000),
    ),
  ).toBe(1);
  expect(
    await store.repository.countNotifiedSince(
      { kind: 'oem', suspicious: false },
      new Date(Date.now() - 60_000),
    ),
  ).toBe(0);
  expect(
    await store.repository.countNotifiedSince(
      { kind: 'offer', suspicious: false },
      new Date(Date.now() + 60_000),
    ),
  ).toBe(0);
});
