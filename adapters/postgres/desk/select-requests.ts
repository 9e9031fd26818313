import type { DataSource, EntityManager } from 'typeorm';
import { type DeskFilter, type HandlingStep, handlingSteps } from '#domain/desk/handling.ts';
import type { BoundedCount, DeskCursor, DeskPage } from '#domain/desk/ports.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import { findAsked } from './asked-product.ts';
import { selectEntry, toEntry } from './entry-rows.ts';
import { type Conditions, filterConditions } from './request-filter.ts';

const pageSize = 50;

/** A count takes as long as it is high. */
const maxCounted = 1000;

/**
 * Reads by indexes alone: the planner takes some selections for so common that it would look for the first rows in the
 * whole table, and finds them late or never.
 */
export const reading = <Result>(
  dataSource: DataSource,
  read: (manager: EntityManager) => Promise<Result>,
): Promise<Result> =>
  dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL enable_seqscan = off');
    return read(manager);
  });

/** Makes the conditions of a filter, for which the catalogue is asked about its product. */
export const conditionsFor = async (manager: EntityManager, filter: DeskFilter): Promise<Conditions> =>
  filterConditions(filter, await findAsked(manager, filter.product));

/** Counts what a filter selects, up to the bound. */
export const countSelected = async (manager: EntityManager, filter: DeskFilter): Promise<BoundedCount> => {
  const { sql, values } = await conditionsFor(manager, filter);
  const [row] = await manager.query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM (SELECT FROM requests r WHERE ${sql} LIMIT ${maxCounted + 1}) AS counted`,
    [...values],
  );
  const count = row?.count ?? 0;
  return { count: Math.min(count, maxCounted), isMore: count > maxCounted };
};

interface Selection {
  readonly columns: string;
  readonly filter: DeskFilter;
  readonly after: DeskCursor | undefined;
  readonly limit: number;
}

/** Selects of requests `r`, the newest first. */
export const selectOrdered = async <Row>(
  manager: EntityManager,
  { columns, filter, after, limit }: Selection,
): Promise<Row[]> => {
  const { sql, values } = await conditionsFor(manager, filter);
  const place = values.length;
  return manager.query<Row[]>(
    `SELECT ${columns} FROM requests r
     WHERE ${sql} ${after ? `AND (r.received_at, r.id) < ($${place + 1}, $${place + 2})` : ''}
     ORDER BY r.received_at DESC, r.id DESC LIMIT ${limit}`,
    [...values, ...(after ? [after.receivedAt, after.id] : [])],
  );
};

/** Lists a page of what a filter selects. */
export const listEntries = async (
  manager: EntityManager,
  filter: DeskFilter,
  after: DeskCursor | undefined,
): Promise<DeskPage> => {
  const rows = await selectOrdered(manager, { columns: selectEntry, filter, after, limit: pageSize + 1 });
  const entries = rows.slice(0, pageSize).map(toEntry);
  const last = entries.at(-1);
  return { entries, ...(rows.length > pageSize && last && { next: last }) };
};

/** Counts what a filter selects by step. */
export const countSteps = async (
  manager: EntityManager,
  filter: Omit<DeskFilter, 'steps'>,
): Promise<Readonly<Record<HandlingStep, BoundedCount>>> => {
  const counts = new Map<HandlingStep, BoundedCount>();
  for (const step of handlingSteps)
    counts.set(step, await countSelected(manager, { ...filter, steps: [step] }));
  return recordOf(handlingSteps, (step) => counts.get(step) ?? { count: 0, isMore: false });
};
