import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { RequestRepository } from '#domain/requests/ports.ts';
import type { RequestKind } from '#domain/requests/visitor-request.ts';
import { enqueueDigests } from '../queue/tasks.ts';
import { digestRows } from '../rows/request-rows.ts';

/** A start after a long time does not bring up what nobody remembers. */
const maxAgeDays = 30;

/** Parameters: $1 most requests of a kind, $2 days. A request with a job is mailed by itself, or parked. */
const selectNewest = `
  SELECT kind, array_agg(id) AS ids FROM (
    SELECT id, kind, row_number() OVER (PARTITION BY kind ORDER BY received_at DESC, id) AS place
    FROM requests r
    WHERE suspicious AND digest_id IS NULL AND notified_at IS NULL AND filed_at IS NULL
      AND received_at > now() - make_interval(days => $2)
      AND NOT EXISTS (SELECT FROM graphile_worker.jobs job WHERE job.key = 'request:' || r.id)) AS hits
  WHERE place <= $1
  GROUP BY kind`;

export const createSuspiciousDigests = (
  dataSource: DataSource,
): Pick<RequestRepository, 'digestSuspicious'> => ({
  digestSuspicious: (maxPerKind) =>
    dataSource.transaction(async (manager) => {
      const hits = await manager.query<{ kind: RequestKind; ids: string[] }[]>(selectNewest, [
        maxPerKind,
        maxAgeDays,
      ]);
      for (const { kind, ids } of hits) {
        const digest = randomUUID();
        await manager.insert(digestRows, { id: digest, kind, closedAt: () => 'now()' });
        await manager.query('UPDATE requests SET digest_id = $1 WHERE id = ANY ($2)', [digest, ids]);
        await enqueueDigests(manager, [digest]);
      }
    }),
});
