import type { EntityManager } from 'typeorm';

/** Identifiers of the tasks that are queued when something happens; scheduled jobs have those of their table. A job's payload is the id of what it is about: no personal data. */
export const tasks = {
  notifyStaff: 'notify-staff',
  sendDigest: 'send-digest',
  confirmRequest: 'confirm-request',
  purgeCdn: 'purge-cdn',
  typesetEditions: 'typeset-editions',
} as const;

type Task = (typeof tasks)[keyof typeof tasks];

/** graphile-worker waits e^attempt seconds after a failure, at most e^10 (6 h): 25 attempts take just under four days. */
const maxAttempts = 25;

/** Just under 16 hours: a confirmation that comes after the answer would confuse more than none. */
const maxConfirmationAttempts = 12;

/** A key for each request and digest, so that neither has two jobs. */
const jobKeys = {
  request: (id: string) => `request:${id}`,
  digest: (id: string) => `digest:${id}`,
  confirmation: (id: string) => `confirmation:${id}`,
  purge: 'purge-cdn',
  secondPurge: 'purge-cdn:second',
  editions: 'typeset-editions',
} as const;

interface Job {
  readonly task: Task;
  readonly key: string;
  readonly id?: string;
  /** Moment at which it is run; at once by default. */
  readonly due?: Date;
  readonly attempts?: number;
  /** W3C traceparent of what queues it. */
  readonly traceparent?: string | undefined;
}

/** Queues a job in the manager's transaction. It replaces a job of the same key, whose attempts start over. */
const enqueue = async (
  manager: EntityManager,
  { task, key, id, due, attempts = maxAttempts, traceparent }: Job,
): Promise<void> => {
  await manager.query(
    'SELECT graphile_worker.add_job($1, $2, job_key := $3, run_at := $4, max_attempts := $5)',
    [task, JSON.stringify({ id, traceparent }), key, due ?? null, attempts],
  );
};

/** Queues a job for each id, as `enqueue` does, in one statement. */
const enqueueEach = async (
  manager: EntityManager,
  task: Task,
  keyOf: (id: string) => string,
  ids: readonly string[],
  traceparent?: string,
): Promise<void> => {
  await manager.query(
    `SELECT graphile_worker.add_job($1, json_strip_nulls(json_build_object('id', id, 'traceparent', $5::text)),
       job_key := key, max_attempts := $4)
     FROM unnest($2::uuid[], $3::text[]) AS job (id, key)`,
    [task, ids, ids.map(keyOf), maxAttempts, traceparent ?? null],
  );
};

/**
 * Queues the notifications of requests, each by itself, in the manager's transaction.
 * @param traceparent W3C's, of what queues them
 */
export const enqueueNotifications = (
  manager: EntityManager,
  ids: readonly string[],
  traceparent?: string,
): Promise<void> => enqueueEach(manager, tasks.notifyStaff, jobKeys.request, ids, traceparent);

/** Queues the sending of digests in the manager's transaction. */
export const enqueueDigests = (manager: EntityManager, ids: readonly string[]): Promise<void> =>
  enqueueEach(manager, tasks.sendDigest, jobKeys.digest, ids);

/** Queues the sending of a digest in the manager's transaction. */
export const enqueueDigestAt = (manager: EntityManager, id: string, due: Date): Promise<void> =>
  enqueue(manager, { task: tasks.sendDigest, key: jobKeys.digest(id), id, due });

/**
 * Queues the confirmation of a request to its visitor in the manager's transaction.
 * @param traceparent W3C's, of what queues it
 */
export const enqueueConfirmation = (
  manager: EntityManager,
  id: string,
  traceparent?: string,
): Promise<void> =>
  enqueue(manager, {
    task: tasks.confirmRequest,
    key: jobKeys.confirmation(id),
    id,
    attempts: maxConfirmationAttempts,
    traceparent,
  });

/**
 * Delay of the second purge: by then every process has dropped the former content, and the CDN has taken the last
 * response that was begun with it.
 */
const secondPurgeDelayMs = 60_000;

/** Queues that the CDN drops what it stored, in the manager's transaction: at once, and a minute later once more. */
export const enqueuePurge = async (manager: EntityManager, now: Date): Promise<void> => {
  const due = new Date(now.getTime() + secondPurgeDelayMs);
  await enqueue(manager, { task: tasks.purgeCdn, key: jobKeys.purge });
  await enqueue(manager, { task: tasks.purgeCdn, key: jobKeys.secondPurge, due });
};

/** Queues that the catalogues of the present content are made, in the manager's transaction. */
export const enqueueEditions = (manager: EntityManager): Promise<void> =>
  enqueue(manager, { task: tasks.typesetEditions, key: jobKeys.editions });

const removeByKey = async (manager: EntityManager, keys: readonly string[]): Promise<void> => {
  await manager.query('SELECT graphile_worker.remove_job(key) FROM unnest($1::text[]) AS key', [keys]);
};

/** Removes the jobs that notify staff of these requests by themselves; a job that is running goes on. */
export const removeNotifications = (manager: EntityManager, ids: readonly string[]): Promise<void> =>
  removeByKey(manager, ids.map(jobKeys.request));

/** Removes all jobs of these requests but those of digests; a job that is running goes on. */
export const removeJobs = (manager: EntityManager, ids: readonly string[]): Promise<void> =>
  removeByKey(manager, [...ids.map(jobKeys.request), ...ids.map(jobKeys.confirmation)]);
