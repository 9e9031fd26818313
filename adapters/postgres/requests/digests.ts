import { randomUUID } from 'node:crypto';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { RequestRepository } from '#domain/requests/ports.ts';
import type { VisitorRequest } from '#domain/requests/visitor-request.ts';
import { enqueueDigestAt, enqueueDigests, removeNotifications } from '../queue/tasks.ts';
import { digestRows, requestRows } from '../rows/request-rows.ts';
import { toRecord } from '../rows/to-record.ts';

/** Requests that go into a digest at once: some tenths of a second. */
const maxDeferred = 1000;

/** Finds or creates the kind's open digest. Its row lock keeps it from being closed until the transaction ends. */
const openDigest = async (
  manager: EntityManager,
  kind: VisitorRequest['kind'],
): Promise<{ id: string; isNew: boolean }> => {
  const id = randomUUID();
  const [digest] = await manager.query<{ id: string }[]>(
    `INSERT INTO digests (id, kind) VALUES ($1, $2)
     ON CONFLICT (kind) WHERE closed_at IS NULL DO UPDATE SET kind = excluded.kind
     RETURNING id`,
    [id, kind],
  );
  if (!digest) throw new Error('The INSERT returned no row.');
  return { id: digest.id, isNew: digest.id === id };
};

/** Parameters: $1 kind, $2 digest, $3 limit. Neither requests that a worker is busy with nor parked ones. */
const addWaiting = `
  UPDATE requests SET digest_id = $2 WHERE id IN (
    SELECT r.id FROM requests r
    WHERE r.kind = $1 AND r.digest_id IS NULL AND r.notified_at IS NULL AND NOT r.suspicious AND NOT r.probe
      AND EXISTS (
        SELECT FROM graphile_worker.jobs job
        WHERE job.key = 'request:' || r.id AND job.locked_at IS NULL AND job.attempts < job.max_attempts)
    ORDER BY r.received_at, r.id LIMIT $3 FOR UPDATE SKIP LOCKED)
  RETURNING id`;

/** Parameters: $1 digest, $2 most requests, $3 most characters. At least one request. */
const selectOldest = `
  SELECT id FROM (
    SELECT id, row_number() OVER oldest AS place,
      sum(length(message) + length(order_lines) + length(products::text) + length(attachments::text)) OVER oldest AS characters
    FROM (
      SELECT * FROM requests WHERE digest_id = $1 AND notified_at IS NULL
      ORDER BY received_at, id LIMIT $2) AS first
    WINDOW oldest AS (ORDER BY received_at, id)) AS measured
  WHERE characters <= $3 OR place = 1
  ORDER BY place`;

/** Closes a digest to further requests, and keeps other workers from it until the transaction ends. */
const close = (manager: EntityManager, id: string): Promise<unknown> =>
  manager.query('UPDATE digests SET closed_at = coalesce(closed_at, now()) WHERE id = $1', [id]);

const hasMore = async (manager: EntityManager, id: string, taken: number): Promise<boolean> => {
  const [row] = await manager.query<{ more: boolean }[]>(
    `SELECT EXISTS (
       SELECT FROM requests WHERE digest_id = $1 AND notified_at IS NULL OFFSET $2) AS more`,
    [id, taken],
  );
  return row?.more ?? false;
};

/** Moves requests to a new digest that is due at once; the rest stay, and are due again. */
const split = async (
  manager: EntityManager,
  { id, kind }: { readonly id: string; readonly kind: VisitorRequest['kind'] },
  requestIds: readonly string[],
): Promise<void> => {
  const part = randomUUID();
  await manager.insert(digestRows, { id: part, kind, closedAt: () => 'now()' });
  await manager.query('UPDATE requests SET digest_id = $1 WHERE id = ANY ($2)', [part, requestIds]);
  await enqueueDigests(manager, [part, id]);
};

/** The statements have the same size for any number of requests, and each takes some hundred of them. */
export const createDigests = (dataSource: DataSource): Pick<RequestRepository, 'defer' | 'closeDigest'> => ({
  defer: ({ id, kind }, due) =>
    dataSource.transaction(async (manager) => {
      const digest = await openDigest(manager, kind);
      await manager.update(requestRows, { id }, { digestId: digest.id });
      const added = await manager.query<[{ id: string }[], number]>(addWaiting, [
        kind,
        digest.id,
        maxDeferred,
      ]);
      await removeNotifications(
        manager,
        added[0].map((request) => request.id),
      );
      if (digest.isNew) await enqueueDigestAt(manager, digest.id, due);
    }),

  closeDigest: (id, { maxRequests, maxCharacters }) =>
    dataSource.transaction(async (manager) => {
      await close(manager, id);
      const oldest = await manager.query<{ id: string }[]>(selectOldest, [id, maxRequests, maxCharacters]);
      const rows = await manager
        .getRepository(requestRows)
        .find({ where: { id: In(oldest.map((row) => row.id)) }, order: { receivedAt: 'ASC', id: 'ASC' } });
      const [first] = rows;
      if (!first || !(await hasMore(manager, id, rows.length))) return rows.map(toRecord);
      await split(
        manager,
        { id, kind: first.kind },
        rows.map((row) => row.id),
      );
      return [];
    }),
});
