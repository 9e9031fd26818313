import { expect, test } from 'vitest';
import type { RequestKind } from '#domain/requests/visitor-request.ts';
import { many, requestStore } from '../support/request-store.ts';
import { ids, visitorRequest } from '../support/submissions.ts';

const store = requestStore();

/** Stores suspicious requests without jobs, each a minute older than the one before. @returns their ids */
const storeSuspicious = async (kind: RequestKind, count: number): Promise<string[]> => {
  const requests = Array.from({ length: count }, (_, index) =>
    visitorRequest({ kind, suspicious: true, receivedAt: new Date(Date.now() - index * 60_000) }),
  );
  for (const request of requests) await store.repository.store(request, request.id);
  await store.sql('SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs');
  return ids(requests);
};

const stateOf = async (wanted: string) =>
  (await store.administration.list({})).find(({ id }) => id === wanted)?.state;

test('suspicious requests come in one digest of each kind, the newest up to a limit, and once only', async () => {
  const [first = '', second = '', third = ''] = await storeSuspicious('offer', 3);
  const [other = ''] = await storeSuspicious('oem', 1);
  const [honest] = [visitorRequest()];
  await store.repository.store(honest, 'k');
  await store.repository.digestSuspicious(2);
  await store.repository.digestSuspicious(0);
  const digests = await store.digests();
  expect(digests).toHaveLength(2);
  const closed = await Promise.all(digests.map((id) => store.repository.closeDigest(id, many)));
  const found = closed.map((requests) => ids(requests).toSorted());
  expect(found).toHaveLength(2);
  expect(found).toEqual(expect.arrayContaining([[first, second].toSorted(), [other]]));
  expect(await stateOf(first)).toBe('waiting');
  expect(await stateOf(third)).toBe('suspicious');
  await store.repository.markNotified([first, second, other], new Date());
  expect(await stateOf(first)).toBe('notified');
});

test('a digest of suspicious requests whose mail failed for good is sent again with the others', async () => {
  const [request = ''] = await storeSuspicious('offer', 1);
  await store.repository.digestSuspicious(10);
  const [digest = ''] = await store.digests();
  await store.failPermanently(`digest:${digest}`);
  expect(await stateOf(request)).toBe('parked');
  expect(await store.administration.resendPending()).toMatchObject({ inDigests: 1, digests: 1 });
});

test('a suspicious request that waits for a mail of its own is in no digest', async () => {
  const request = visitorRequest({ suspicious: true });
  await store.repository.store(request, 'k');
  await store.repository.digestSuspicious(10);
  expect(await store.digests()).toEqual([]);
});

test('suspicious requests of more than a month ago are not brought up', async () => {
  const old = new Date(Date.now() - 31 * 86_400_000);
  await store.repository.store(visitorRequest({ suspicious: true, receivedAt: old }), 'k');
  await store.sql('SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs');
  await store.repository.digestSuspicious(10);
  expect(await store.digests()).toEqual([]);
});
