import { expect, test } from 'vitest';
import { pullRetriesForward } from '../../adapters/postgres/queue/pull-retries-forward.ts';
import { requestStore } from '../support/request-store.ts';
import { visitorRequest } from '../support/submissions.ts';

const store = requestStore();

const isDue = async (key: string): Promise<boolean | undefined> => {
  const [job] = await store.sql<{ due: boolean }>(
    'SELECT run_at <= now() AS due FROM graphile_worker.jobs WHERE key = $1',
    [key],
  );
  return job?.due;
};

/** Queues the notification of a request whose last attempt failed some minutes ago; the next one is hours away. */
const failedJob = async (error: string, { attempts = 9, minutes = 60 } = {}): Promise<string> => {
  const request = visitorRequest();
  await store.repository.store(request, request.id);
  const key = `request:${request.id}`;
  await store.sql(
    `UPDATE graphile_worker._private_jobs SET attempts = $2, last_error = $3, run_at = now() + interval '5 hours',
       updated_at = now() - make_interval(mins => $4) WHERE key = $1`,
    [key, attempts, error, minutes],
  );
  return key;
};

const refused = 'MailDeliveryError: The mail could not be sent: ECONNREFUSED.';

test('mails that wait after an outage of the mail server are due at once', async () => {
  const keys = [
    await failedJob(refused),
    await failedJob('The mail server answered 421.'),
    // Another mail reached it meanwhile.
    await failedJob(refused, { minutes: 0 }),
  ];
  await pullRetriesForward(store.dataSource.manager);
  for (const key of keys) expect(await isDue(key)).toBe(true);
});

test.for([
  ['that the server refused for good', 'The mail server answered 550.', {}],
  ['that was put off a moment ago', 'The mail server answered 421.', { minutes: 1 }],
  ['that broke off a moment ago', 'The mail could not be sent: ECONNRESET.', { minutes: 1 }],
  ['that was given up', refused, { attempts: 25 }],
] as const)('a mail %s is not pulled forward', async ([, error, state]) => {
  const key = await failedJob(error, state);
  await pullRetriesForward(store.dataSource.manager);
  expect(await isDue(key)).toBe(false);
});
