import type { DataSource } from 'typeorm';
import { jobConditions } from './job-conditions.ts';

interface QueueState {
  /** Waiting jobs, without the next runs of scheduled tasks. */
  readonly waiting: number;
  /** Given up after the last attempt. */
  readonly failed: number;
  /** Time since the oldest request that staff were not notified of was received; 0 without one. */
  readonly oldestSeconds: number;
}

/** The state of the queue, and of what it is there for. */
export const readQueueState = async (dataSource: DataSource): Promise<QueueState> => {
  const [row] = await dataSource.query<QueueState[]>(`
    SELECT
      (SELECT count(*)::integer FROM graphile_worker.jobs
       WHERE key NOT LIKE 'schedule:%' AND NOT ${jobConditions.givenUp}) AS waiting,
      (SELECT count(*)::integer FROM graphile_worker.jobs WHERE ${jobConditions.givenUp}) AS failed,
      coalesce(extract(epoch FROM now() - min(received_at)), 0)::float AS "oldestSeconds"
    FROM requests WHERE notified_at IS NULL AND NOT suspicious AND NOT probe`);
  if (!row) throw new Error('The SELECT returned no row.');
  return row;
};
