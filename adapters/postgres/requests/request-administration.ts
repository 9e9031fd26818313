import type { DataSource, EntityManager, SelectQueryBuilder } from 'typeorm';
import type {
  DeletedRequest,
  ExpiredRequests,
  RequestAdministration,
  RequestFilter,
} from '#domain/requests/ports.ts';
import { logAction, readAdministrationLog } from './administration-log.ts';
import { readListed } from './listed-requests.ts';
import { notificationJobs } from './states.ts';
import { enqueueDigests, enqueueNotifications, removeJobs } from '../queue/tasks.ts';
import { type RequestRow, requestRows } from '../rows/request-rows.ts';
import { vacuumedTables } from './vacuumed-tables.ts';

const hasEmail = 'lower(r.email COLLATE "C") = lower(:email COLLATE "C")';

const requests = (manager: EntityManager): SelectQueryBuilder<RequestRow> =>
  manager.getRepository(requestRows).createQueryBuilder('r');

const filtered = (
  manager: EntityManager,
  { kind, email, from, until }: RequestFilter,
): SelectQueryBuilder<RequestRow> => {
  const query = requests(manager).where('NOT r.probe').orderBy('r.receivedAt').addOrderBy('r.id');
  if (kind) query.andWhere('r.kind = :kind', { kind });
  if (email) query.andWhere(hasEmail, { email });
  if (from) query.andWhere('r.receivedAt >= :from', { from });
  if (until) query.andWhere('r.receivedAt < :until', { until });
  return query;
};

const remove = async (manager: EntityManager, rows: RequestRow[]): Promise<DeletedRequest[]> => {
  // Before the removal, which deletes the id property of the entities.
  const removed = rows.map(({ id, attachments }) => ({ id, attachments }));
  await manager.getRepository(requestRows).remove(rows, { chunk: 1000 });
  await removeJobs(
    manager,
    removed.map(({ id }) => id),
  );
  await manager.query(
    `DELETE FROM digests d WHERE closed_at IS NOT NULL AND NOT EXISTS (SELECT FROM requests r WHERE r.digest_id = d.id)`,
  );
  return removed;
};

interface Pending {
  readonly id: string;
  readonly digest: string | null;
  /** Whether a worker has its job just now. */
  readonly busy: boolean;
}

const selectPending = `
  SELECT r.id, r.digest_id AS digest, EXISTS (SELECT FROM ${notificationJobs} AND job.locked_at IS NOT NULL) AS busy
  FROM requests r WHERE r.notified_at IS NULL AND NOT r.probe AND (NOT r.suspicious OR r.digest_id IS NOT NULL)
  ORDER BY r.received_at, r.id`;

export const createPostgresRequestAdministration = (dataSource: DataSource): RequestAdministration => ({
  list: (filter) => readListed(filtered(dataSource.manager, filter)),

  resendPending: () =>
    dataSource.transaction(async (manager) => {
      const pending = await manager.query<Pending[]>(selectPending);
      const idle = pending.filter(({ busy }) => !busy);
      const single = idle.filter(({ digest }) => digest === null).map(({ id }) => id);
      const digests = new Set(idle.flatMap(({ digest }) => digest ?? []));
      await enqueueNotifications(manager, single);
      await enqueueDigests(manager, [...digests]);
      await logAction(manager, { action: 'resend', requests: idle.length });
      return {
        single: single.length,
        inDigests: idle.length - single.length,
        digests: digests.size,
        busy: pending.length - idle.length,
      };
    }),

  resend: (id, user) =>
    dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        requestRows,
        { id, probe: false },
        { notifiedAt: null, filedAt: null, digestId: null },
      );
      if (!affected) return false;
      await enqueueNotifications(manager, [id]);
      await logAction(manager, { action: 'resend', requests: 1, selection: { id }, user });
      return true;
    }),

  logExport: ({ email, from, until, ...selection }, count) =>
    logAction(dataSource.manager, {
      action: 'export',
      requests: count,
      selection: { ...selection, from: from?.toISOString(), until: until?.toISOString() },
      email,
    }),

  log: () => readAdministrationLog(dataSource.manager),

  async eraseByEmail(email, user) {
    const erased = await dataSource.transaction(async (manager) => {
      const rows = await requests(manager).where(hasEmail, { email }).getMany();
      await logAction(manager, { action: 'erase', requests: rows.length, email, user });
      return remove(manager, rows);
    });
    // Before PostgreSQL 17, a role that does not own the tables gets a warning, and autovacuum does it later.
    await dataSource.query(`VACUUM ${vacuumedTables.join(', ')}`);
    return erased;
  },

  async findExpired(days) {
    const [row] = await dataSource.query<[ExpiredRequests]>(
      `SELECT expiry.before, count(r.id)::integer AS count
       FROM (SELECT now() - make_interval(days => $1) AS before) AS expiry
       LEFT JOIN requests r ON r.received_at < expiry.before
       GROUP BY expiry.before`,
      [days],
    );
    return row;
  },

  deleteReceivedBefore: (moment) =>
    dataSource.transaction(async (manager) => {
      const rows = await requests(manager).where('r.receivedAt < :moment', { moment }).getMany();
      return remove(manager, rows);
    }),
});
