import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { many, requestStore } from '../support/request-store.ts';
import { ids, visitorRequest } from '../support/submissions.ts';

const store = requestStore();
const { sql, jobs, failPermanently } = store;

const at = (text: string): Date => new Date(text);

const stateOf = async (id: string): Promise<string | undefined> =>
  (await store.administration.list({})).find((request) => request.id === id)?.state;

test('requests are listed by time of receipt and filtered by kind and by a period without its end', async () => {
  const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
  const requests = days.map((day) => visitorRequest({ receivedAt: at(`${day}T00:00:00Z`) }));
  const oem = visitorRequest({ kind: 'oem', receivedAt: at('2026-01-02T12:00:00Z') });
  for (const request of [oem, ...requests.toReversed()]) await store.repository.store(request, request.id);
  const [first, second, third] = requests;
  expect(ids(await store.administration.list({}))).toEqual([first?.id, second?.id, oem.id, third?.id]);
  expect(ids(await store.administration.list({ kind: 'oem' }))).toEqual([oem.id]);
  const middle = { from: at('2026-01-02T00:00:00Z'), until: at('2026-01-03T00:00:00Z') };
  expect(ids(await store.administration.list(middle))).toEqual([second?.id, oem.id]);
});

test('a request is waiting, parked after its job failed permanently, or notified', async () => {
  const request = visitorRequest();
  await store.repository.store(request, 'key');
  expect(await stateOf(request.id)).toBe('waiting');
  await failPermanently(`request:${request.id}`);
  expect(await stateOf(request.id)).toBe('parked');
  await store.repository.markNotified([request.id], new Date());
  expect(await stateOf(request.id)).toBe('notified');
});

test('requests of a failed digest are parked, and resending queues them and single requests again', async () => {
  const [single, digested, notified] = [visitorRequest(), visitorRequest(), visitorRequest()];
  for (const request of [digested, notified]) await store.repository.store(request, request.id);
  await store.repository.markNotified([notified.id], new Date());
  await store.repository.defer(digested, new Date());
  await store.repository.store(single, single.id);
  const digest = (await store.repository.find(digested.id))?.digest ?? '';
  await failPermanently(`request:${single.id}`);
  await failPermanently(`digest:${digest}`);
  expect([await stateOf(single.id), await stateOf(digested.id)]).toEqual(['parked', 'parked']);
  expect(await store.administration.resendPending()).toEqual({
    single: 1,
    inDigests: 1,
    digests: 1,
    busy: 0,
  });
  expect([await stateOf(single.id), await stateOf(digested.id)]).toEqual(['waiting', 'waiting']);
  expect(await stateOf(notified.id)).toBe('notified');
});

test('resending skips a request whose mail is being sent', async () => {
  const request = visitorRequest();
  await store.repository.store(request, 'key');
  await sql("UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'somebody'");
  expect(await store.administration.resendPending()).toEqual({
    single: 0,
    inDigests: 0,
    digests: 0,
    busy: 1,
  });
  await sql('UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL');
});

test('a single request can be resent, also a suspicious one', async () => {
  const request = visitorRequest({ suspicious: true });
  await store.repository.store(request, 'key');
  expect(await store.administration.resend(request.id)).toBe(true);
  expect(await stateOf(request.id)).toBe('waiting');
  expect(await store.administration.resend(randomUUID())).toBe(false);
});

test('erasing deletes all requests of an email address in any case, with their jobs, and no others', async () => {
  const [first, second, other] = [
    visitorRequest({ email: 'Ali@Hastane.example' }),
    visitorRequest({ email: 'ali@hastane.EXAMPLE' }),
    visitorRequest({ email: 'alia@hastane.example' }),
  ];
  for (const request of [first, second, other]) await store.repository.store(request, request.id);
  expect(ids(await store.administration.list({ email: 'ALI@hastane.example' })).toSorted()).toEqual(
    [first.id, second.id].toSorted(),
  );
  const erased = await store.administration.eraseByEmail('ALI@hastane.example');
  expect(ids(erased).toSorted()).toEqual([first.id, second.id].toSorted());
  expect(ids(await store.administration.list({}))).toEqual([other.id]);
  expect(await jobs()).toEqual([`request:${other.id}`]);
});

test('whether requests have expired is up to the clock of the database', async () => {
  const [old, young] = [9, 11].map((days) =>
    visitorRequest({ receivedAt: new Date(Date.now() - days * 86_400_000) }),
  );
  for (const request of [old, young]) if (request) await store.repository.store(request, request.id);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 800 * 86_400_000 });
  try {
    const { before, count } = await store.administration.findExpired(10);
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
  await store.repository.store(old, old.id);
  await store.repository.defer(old, new Date());
  await store.repository.store(young, young.id);
  const digest = (await store.repository.find(old.id))?.digest ?? '';
  await store.repository.closeDigest(digest, many);
  expect(await store.administration.deleteReceivedBefore(at('2025-01-01T00:00:00Z'))).toEqual([
    { id: old.id, attachments: [] },
  ]);
  expect(ids(await store.administration.list({}))).toEqual([young.id]);
  expect(await sql('SELECT id FROM digests')).toEqual([]);
});
