import type { DataSource } from 'typeorm';
import * as z from 'zod';
import type { ProbeRepository } from '#domain/requests/probe.ts';
import { requestStates } from '#domain/requests/visitor-request.ts';
import { createClientHash } from './client-hash.ts';
import { removeJobs } from '../queue/tasks.ts';

/** Parameter: $1 reference. */
const selectState = `
  SELECT CASE
      WHEN r.notified_at IS NOT NULL THEN 'notified'
      WHEN r.filed_at IS NOT NULL THEN 'filed'
      ELSE 'waiting' END AS state,
    (SELECT last_error FROM graphile_worker.jobs job WHERE job.key = 'request:' || r.id) AS error
  FROM requests r WHERE r.probe AND r.reference = $1`;

const stateRow = z.object({
  state: z.enum(requestStates),
  // Of a stack, the message.
  error: z
    .string()
    .transform((text) => text.split('\n', 1)[0])
    .nullish()
    .transform((text) => text ?? undefined),
});

export const createPostgresProbeRepository = (dataSource: DataSource): ProbeRepository => ({
  async sign(key) {
    const hash = await createClientHash(dataSource.manager);
    return hash(`probe ${key}`);
  },

  async state(reference) {
    const [row] = await dataSource.query<unknown[]>(selectState, [reference]);
    return row === undefined ? undefined : stateRow.parse(row);
  },

  delete: (reference) =>
    dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[{ id: string }[], number]>(
        `DELETE FROM requests WHERE probe AND (reference = $1 OR received_at < now() - interval '1 hour') RETURNING id`,
        [reference],
      );
      await removeJobs(
        manager,
        rows.map(({ id }) => id),
      );
    }),
});
