import { expect, onTestFinished, test } from 'vitest';
import { createPostgresDeskRequests } from '../../adapters/postgres/desk/desk-requests.ts';
import { listenForRequestChanges } from '../../adapters/postgres/listen-for-request-changes.ts';
import { requestStore } from '../support/request-store.ts';
import { visitorRequest } from '../support/submissions.ts';

const store = requestStore();

const listenerName = 'desk request change listener';

/** Listens until the end of the test, and gathers what is announced from the connection on. */
const listen = async (): Promise<(string | undefined)[]> => {
  const announced: (string | undefined)[] = [];
  const changes = listenForRequestChanges({ url: store.url, logger: { warn: () => {} } });
  onTestFinished(changes.stop);
  changes.subscribe((id) => announced.push(id));
  await expect.poll(() => announced).toEqual([undefined]);
  announced.length = 0;
  return announced;
};

const add = async (parts: Parameters<typeof visitorRequest>[0] = {}): Promise<string> => {
  const request = visitorRequest(parts);
  await store.repository.store(request, request.id);
  return request.id;
};

test('each change of a request is announced by its id, and no test request is', async () => {
  const desk = createPostgresDeskRequests(store.dataSource);
  const announced = await listen();
  await add({ probe: true });
  const id = await add({ email: 'gone@example.com' });
  for (const change of [
    () => desk.open(id),
    () => desk.addNote(id, 'Aradım', 'ayse'),
    () => desk.handle(id, { step: 'answered', version: 1 }, 'ayse'),
    () => store.repository.markNotified([id], new Date()),
    () => store.repository.markConfirmed(id, new Date()),
    () => store.administration.resend(id),
    () => store.administration.eraseByEmail('gone@example.com'),
  ]) {
    await expect.poll(() => announced).toEqual([id]);
    announced.length = 0;
    await change();
  }
  await expect.poll(() => announced).toEqual([id]);
});

test('a burst of changes, or a lost connection, is a change of any request', async () => {
  const announced = await listen();
  const ids = await Promise.all(Array.from({ length: 30 }, () => add()));
  await store.repository.markNotified(ids, new Date());
  await expect.poll(() => announced.includes(undefined)).toBe(true);
  expect(announced.length).toBeLessThan(30);
  const last = await add();
  await expect.poll(() => announced.at(-1)).toBe(last);
  announced.length = 0;
  await store.sql(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()',
    [listenerName],
  );
  const missed = await add();
  await expect.poll(() => announced).toEqual([undefined]);
  const id = await add();
  await expect.poll(() => announced).toEqual([undefined, id]);
  expect(announced).not.toContain(missed);
});
