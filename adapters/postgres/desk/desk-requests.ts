import type { DataSource, EntityManager } from 'typeorm';
import * as z from 'zod';
import {
  type DeskEntry,
  type DeskFilter,
  type DeskRequest,
  type Handling,
  deskActions,
  handlingSteps,
} from '#domain/desk/handling.ts';
import type { BoundedCount, ChangeOutcome, DeskRequests } from '#domain/desk/ports.ts';
import { requestKinds, requestStates } from '#domain/requests/visitor-request.ts';
import { languages } from '#domain/shared/language.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import { confirmationState, mailStates, notificationState } from '../requests/states.ts';
import { requestRows } from '../rows/request-rows.ts';
import { toRecord } from '../rows/to-record.ts';
import { logDeskAction } from './desk-log.ts';
import { filterConditions } from './request-filter.ts';

const pageSize = 50;

/** A count takes as long as it is high. */
const maxCounted = 1000;

const handlingRow = z.object({
  step: z.enum(handlingSteps),
  assignee: z.string().nullable(),
  version: z.number(),
});

const toHandling = ({ assignee, ...row }: z.output<typeof handlingRow>): Handling => ({
  ...row,
  ...(assignee !== null && { assignee }),
});

const selectHandling = 'r.handling AS step, r.assignee, r.handling_version AS version';

const entryRow = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(requestKinds),
  language: z.enum(languages),
  name: z.string(),
  institution: z.string(),
  country: z.string(),
  receivedAt: z.date(),
  suspicious: z.boolean(),
  isOpened: z.boolean(),
  notification: z.enum(requestStates),
  products: z.number(),
  files: z.number(),
  ...handlingRow.shape,
});

const selectEntry = `r.id, r.reference, r.kind, r.language, r.name, r.institution, r.country,
  r.received_at AS "receivedAt", r.suspicious, r.opened_at IS NOT NULL AS "isOpened",
  ${notificationState} AS notification, jsonb_array_length(r.products) AS products,
  jsonb_array_length(r.attachments) AS files, ${selectHandling}`;

const toEntry = (row: unknown): DeskEntry => {
  const { step, assignee, version, ...entry } = entryRow.parse(row);
  return { ...entry, ...toHandling({ step, assignee, version }) };
};

const noteRows = z.array(z.object({ at: z.date(), author: z.string(), text: z.string() }));

const changeRows = z.array(
  z.object({
    at: z.date(),
    by: z.string(),
    action: z.enum(deskActions),
    change: z.object({ step: z.enum(handlingSteps).optional(), assignee: z.string().optional() }),
  }),
);

const otherRows = z.array(
  entryRow.pick({ id: true, reference: true, kind: true, receivedAt: true, step: true }),
);

/** Counts the rows of a query up to the bound. */
const boundedCount = async (
  manager: EntityManager,
  from: string,
  values: readonly unknown[],
): Promise<BoundedCount> => {
  const [row] = await manager.query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM (SELECT FROM ${from} LIMIT ${maxCounted + 1}) AS counted`,
    [...values],
  );
  const count = row?.count ?? 0;
  return { count: Math.min(count, maxCounted), isMore: count > maxCounted };
};

const countSelected = (manager: EntityManager, filter: DeskFilter): Promise<BoundedCount> => {
  const { sql, values } = filterConditions(filter);
  return boundedCount(manager, `requests r WHERE ${sql}`, values);
};

const findHandling = async (manager: EntityManager, id: string): Promise<Handling | undefined> => {
  const [row] = await manager.query<unknown[]>(
    `SELECT ${selectHandling} FROM requests r WHERE r.id = $1 AND NOT r.probe FOR UPDATE`,
    [id],
  );
  return row === undefined ? undefined : toHandling(handlingRow.parse(row));
};

const changeHandling = async (
  manager: EntityManager,
  id: string,
  { step, assignee, version }: Handling,
  user: string,
): Promise<ChangeOutcome> => {
  const present = await findHandling(manager, id);
  if (!present) return { kind: 'unknown' };
  if (present.version !== version) return { kind: 'conflict', handling: present };
  await manager.query(
    'UPDATE requests SET handling = $2, assignee = $3, handling_version = $4 WHERE id = $1',
    [id, step, assignee, version + 1],
  );
  await logDeskAction(manager, { action: 'handle', user, request: id, change: { step, assignee } });
  return { kind: 'changed', handling: { step, assignee, version: version + 1 } };
};

const openRequest = async (manager: EntityManager, id: string): Promise<DeskRequest | undefined> => {
  const row = await manager.findOneBy(requestRows, { id, probe: false });
  if (!row) return undefined;
  await manager.query('UPDATE requests SET opened_at = now() WHERE id = $1 AND opened_at IS NULL', [id]);
  const [states] = await manager.query<unknown[]>(
    `SELECT ${notificationState} AS state, ${confirmationState} AS confirmation, ${selectHandling}
     FROM requests r WHERE r.id = $1`,
    [id],
  );
  const { state: notification, confirmation } = mailStates.parse(states);
  const notes = await manager.query(
    'SELECT at, author, text FROM request_notes WHERE request_id = $1 ORDER BY id',
    [id],
  );
  const changes = await manager.query(
    'SELECT at, user_name AS by, action, change FROM desk_log WHERE request_id = $1 ORDER BY id',
    [id],
  );
  const others = await manager.query(
    `SELECT r.id, r.reference, r.kind, r.received_at AS "receivedAt", r.handling AS step FROM requests r
     WHERE lower(r.email COLLATE "C") = lower($1 COLLATE "C") AND r.id <> $2 AND NOT r.probe
     ORDER BY r.received_at DESC, r.id DESC LIMIT ${pageSize}`,
    [row.email, id],
  );
  return {
    request: toRecord(row),
    handling: toHandling(handlingRow.parse(states)),
    notification,
    confirmation,
    notes: noteRows.parse(notes),
    changes: changeRows
      .parse(changes)
      .map(({ change: { step, assignee }, at, by, action }) => ({ at, by, action, step, assignee })),
    others: otherRows.parse(others),
  };
};

export const createPostgresDeskRequests = (dataSource: DataSource): DeskRequests => ({
  async list(filter, after) {
    const { sql, values } = filterConditions(filter);
    const place = values.length;
    const rows = await dataSource.query<unknown[]>(
      `SELECT ${selectEntry} FROM requests r
       WHERE ${sql} ${after ? `AND (r.received_at, r.id) < ($${place + 1}, $${place + 2})` : ''}
       ORDER BY r.received_at DESC, r.id DESC LIMIT ${pageSize + 1}`,
      [...values, ...(after ? [after.receivedAt, after.id] : [])],
    );
    const entries = rows.slice(0, pageSize).map(toEntry);
    const last = entries.at(-1);
    return { entries, ...(rows.length > pageSize && last && { next: last }) };
  },

  async count(filter) {
    const { manager } = dataSource;
    const counts = new Map(
      await Promise.all(
        handlingSteps.map(
          async (step) => [step, await countSelected(manager, { ...filter, steps: [step] })] as const,
        ),
      ),
    );
    return recordOf(handlingSteps, (step) => counts.get(step) ?? { count: 0, isMore: false });
  },

  open: (id) => dataSource.transaction((manager) => openRequest(manager, id)),

  handle: (id, change, user) =>
    dataSource.transaction((manager) => changeHandling(manager, id, change, user)),

  addNote: (id, text, user) =>
    dataSource.transaction(async (manager) => {
      const present = await findHandling(manager, id);
      if (!present) return false;
      await manager.query('INSERT INTO request_notes (request_id, author, text) VALUES ($1, $2, $3)', [
        id,
        user,
        text,
      ]);
      await logDeskAction(manager, { action: 'note', user, request: id });
      // Announces it to whoever has the request open, and says to those who change it that they have not seen the note.
      await manager.query('UPDATE requests SET handling_version = handling_version + 1 WHERE id = $1', [id]);
      return true;
    }),

  total: (filter) => countSelected(dataSource.manager, filter),

  async assignees() {
    const rows = await dataSource.query<{ assignee: string }[]>(
      'SELECT DISTINCT assignee FROM requests WHERE assignee IS NOT NULL ORDER BY assignee',
    );
    return rows.map(({ assignee }) => assignee);
  },
});
