import { expect, test } from 'vitest';
import { confirmationLimits } from '#domain/requests/confirmation-limits.ts';
import type { ConfirmationState, VisitorRequest } from '#domain/requests/visitor-request.ts';
import { deleteExpiredConfirmationCounts } from '../../adapters/postgres/requests/confirmation-counter.ts';
import { requestStore } from '../support/request-store.ts';
import { visitorRequest } from '../support/submissions.ts';

const store = requestStore();
const { sql } = store;

const confirmationJobs = async (): Promise<string[]> =>
  (
    await sql<{ key: string }>(
      "SELECT key FROM graphile_worker.jobs WHERE key LIKE 'confirmation:%' ORDER BY key",
    )
  ).map(({ key }) => key);

interface Options {
  readonly client?: string;
  readonly key?: string;
}

/** Stores a request as one from this client. */
const submit = async (
  parts: Partial<VisitorRequest> = {},
  { client = '10.0.0.1', key }: Options = {},
): Promise<VisitorRequest> => {
  const request = visitorRequest(parts);
  const limits = confirmationLimits({ email: request.email, networks: [{ name: client, clients: 1 }] });
  await store.repository.store(request, key ?? request.id, limits);
  return request;
};

const stateOf = async ({ id }: VisitorRequest): Promise<ConfirmationState | undefined> =>
  (await store.administration.list({})).find((request) => request.id === id)?.confirmation;

const statesOf = async (emails: readonly string[], options: Options = {}): Promise<unknown[]> => {
  const states = [];
  for (const email of emails) states.push(await stateOf(await submit({ email }, options)));
  return states;
};

/** Lets time pass: all that was counted is so much earlier then. */
const letPass = (interval: string): Promise<unknown> =>
  sql('UPDATE confirmation_counters SET ends_at = ends_at - $1::interval', [interval]);

test('storing a request queues its confirmation, which has a state until it is sent', async () => {
  const request = await submit();
  expect(await confirmationJobs()).toEqual([`confirmation:${request.id}`]);
  expect(await stateOf(request)).toBe('waiting');
  const at = new Date('2026-11-21T10:00:00Z');
  await store.repository.markConfirmed(request.id, at);
  expect(await stateOf(request)).toBe('sent');
  expect((await store.repository.find(request.id))?.confirmedAt).toEqual(at);
});

test('a confirmation whose job has used up its attempts has failed, and staff are notified all the same', async () => {
  const request = await submit();
  await sql(
    `SELECT graphile_worker.permanently_fail_jobs(array_agg(id), 'x') FROM graphile_worker.jobs WHERE key = $1`,
    [`confirmation:${request.id}`],
  );
  expect(await store.administration.list({})).toMatchObject([{ confirmation: 'failed', state: 'waiting' }]);
});

test('a suspicious request is not confirmed and counts against no limit', async () => {
  expect(await stateOf(await submit({ suspicious: true }))).toBe('none');
  expect(await confirmationJobs()).toEqual([]);
  expect(await sql('SELECT FROM confirmation_counters')).toEqual([]);
});

test('a request without limits is not confirmed', async () => {
  const request = visitorRequest();
  await store.repository.store(request, 'key');
  expect(await stateOf(request)).toBe('none');
  expect(await confirmationJobs()).toEqual([]);
});

test('a duplicate request is confirmed once, also when many arrive at the same time', async () => {
  await Promise.all(Array.from({ length: 20 }, () => submit({}, { key: 'one key' })));
  expect(await store.administration.list({})).toMatchObject([{ confirmation: 'waiting' }]);
  expect(await confirmationJobs()).toHaveLength(1);
});

test('a mailbox gets one confirmation in ten minutes, however its address is written', async () => {
  expect(
    await statesOf([
      'ayse.isik@x.example',
      'AYSE.ISIK@x.example',
      'ayse.isik+1@x.example',
      'a.yseisik@x.example',
    ]),
  ).toEqual(['waiting', 'limit', 'limit', 'limit']);
  await letPass('10 minutes 1 second');
  expect(await statesOf(['ayseisik@x.example'])).toEqual(['waiting']);
});

test('a mailbox gets three confirmations in a day', async () => {
  const states = [];
  for (let hour = 0; hour < 5; hour += 1) {
    states.push(...(await statesOf(['a@x.example'], { client: `10.0.0.${hour}` })));
    await letPass('1 hour');
  }
  expect(states).toEqual(['waiting', 'waiting', 'waiting', 'limit', 'limit']);
  await letPass('20 hours');
  expect(await statesOf(['a@x.example'])).toEqual(['waiting']);
});

test('a client has ten confirmations mailed in a day, to whomever', async () => {
  const emails = Array.from({ length: 12 }, (_, index) => `v${index}@x.example`);
  expect(await statesOf(emails)).toEqual([...Array(10).fill('waiting'), 'limit', 'limit']);
  expect(await statesOf(['other@x.example'], { client: '10.0.0.2' })).toEqual(['waiting']);
});

test('confirmations are counted from when they were sent', async () => {
  for (const [hours, client] of [
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ] as const) {
    const { id } = await submit({ email: `${client}@x.example` }, { client });
    await store.repository.markConfirmed(id, new Date(Date.now() - hours * 3_600_000));
  }
  expect(await store.repository.countConfirmedSince(new Date(Date.now() - 2.5 * 3_600_000))).toBe(2);
});

test('requests beyond a limit that arrive at the same time are declined, and staff are notified of each', async () => {
  const requests = await Promise.all(Array.from({ length: 30 }, () => submit({ email: 'victim@x.example' })));
  expect(requests).toHaveLength(30);
  const listed = await store.administration.list({});
  expect(listed.filter(({ confirmation }) => confirmation === 'waiting')).toHaveLength(1);
  expect(listed.filter(({ confirmation }) => confirmation === 'limit')).toHaveLength(29);
  expect(listed.every(({ state }) => state === 'waiting')).toBe(true);
});

test('what is counted cannot be read, and is deleted when its time is over', async () => {
  await submit({ email: 'ayse@x.example' }, { client: '10.1.2.3' });
  const rows = await sql('SELECT * FROM confirmation_counters');
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/ayse|10\.1\.2\.3/u);
  await letPass('2 hours');
  await deleteExpiredConfirmationCounts(store.dataSource);
  expect(await sql('SELECT FROM confirmation_counters')).toHaveLength(2);
});

test('an erased request has no confirmation in the queue', async () => {
  const { email } = await submit();
  await store.administration.eraseByEmail(email);
  expect(await confirmationJobs()).toEqual([]);
});
