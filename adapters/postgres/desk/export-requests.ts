import type { DataSource, EntityManager } from 'typeorm';
import type { DeskFilter } from '#domain/desk/handling.ts';
import type { DeskCursor } from '#domain/desk/ports.ts';
import type { ListedRequest } from '#domain/requests/visitor-request.ts';
import { logAction } from '../requests/administration-log.ts';
import { readListed } from '../requests/listed-requests.ts';
import { requestRows } from '../rows/request-rows.ts';
import { conditionsFor, reading, selectOrdered } from './select-requests.ts';

/** Requests that an export reads at a time. */
const exportedAtOnce = 500;

const exportPart = async (
  manager: EntityManager,
  filter: DeskFilter,
  after: DeskCursor | undefined,
): Promise<readonly ListedRequest[]> => {
  const rows = await selectOrdered<{ id: string }>(manager, {
    columns: 'r.id',
    filter,
    after,
    limit: exportedAtOnce,
  });
  const query = manager
    .getRepository(requestRows)
    .createQueryBuilder('r')
    .where('r.id = ANY(:ids)', { ids: rows.map(({ id }) => id) })
    .orderBy('r.receivedAt', 'DESC')
    .addOrderBy('r.id', 'DESC');
  return readListed(query);
};

/** Reads everything that a filter selects, the newest first. */
export const exportRequests = async function* (
  dataSource: DataSource,
  filter: DeskFilter,
): AsyncGenerator<ListedRequest> {
  let after: ListedRequest | undefined;
  for (;;) {
    const part = await reading(dataSource, (manager) => exportPart(manager, filter, after));
    yield* part;
    after = part.at(-1);
    if (part.length < exportedAtOnce) return;
  }
};

/** Logs an export without what may name a visitor. */
export const logExport = async (manager: EntityManager, filter: DeskFilter, user: string): Promise<void> => {
  const { sql, values } = await conditionsFor(manager, filter);
  const [row] = await manager.query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM requests r WHERE ${sql}`,
    [...values],
  );
  const { kind, from, until } = filter;
  await logAction(manager, {
    action: 'export',
    requests: row?.count ?? 0,
    selection: { kind, from: from?.toISOString(), until: until?.toISOString() },
    user,
  });
};
