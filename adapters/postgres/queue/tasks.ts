import type { EntityManager } from 'typeorm';

/** What the worker does. Each job's payload is the id of what it is about: no personal data. */
export const tasks = {
  notifyStaff: 'tell-staff',
  sendDigest: 'send-digest',
  deleteExpiredRequests: 'forget-old-requests',
  deleteExpiredFormCounts: 'forget-clients',
} as const;

/** The worker waits e^attempt seconds after a failure, at most e^10 (6 h): 25 attempts take just under four days. */
const attempts = 25;

export const jobKeys = {
  request: (id: string) => `request:${id}`,
  digest: (id: string) => `digest:${id}`,
} as const;

interface Job {
  readonly task: (typeof tasks)[keyof typeof tasks];
  readonly key: string;
  readonly id: string;
  /** Without it, at once. */
  readonly due?: Date;
}

/** Queues a job as part of the manager's transaction. A job of the same key is replaced and starts over. */
const enqueue = async (manager: EntityManager, { task, key, id, due }: Job): Promise<void> => {
  await manager.query(
    'SELECT graphile_worker.add_job($1, $2, job_key := $3, run_at := $4, max_attempts := $5)',
    [task, JSON.stringify({ id }), key, due ?? null, attempts],
  );
};

export const enqueueNotification = (manager: EntityManager, id: string): Promise<void> =>
  enqueue(manager, { task: tasks.notifyStaff, key: jobKeys.request(id), id });

/** @param due without it, at once */
export const enqueueDigest = (manager: EntityManager, id: string, due?: Date): Promise<void> =>
  enqueue(manager, { task: tasks.sendDigest, key: jobKeys.digest(id), id, ...(due && { due }) });

/** Takes jobs of these keys out of the queue; one that runs at the moment goes on. */
export const dequeue = async (manager: EntityManager, keys: readonly string[]): Promise<void> => {
  await manager.query('SELECT graphile_worker.remove_job(key) FROM unnest($1::text[]) AS key', [keys]);
};
