import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { type DeskRequest, deskActions, handlingSteps } from '#domain/desk/handling.ts';
import { confirmationState, mailStates, notificationState } from '../requests/states.ts';
import { requestRows } from '../rows/request-rows.ts';
import { toRecord } from '../rows/to-record.ts';
import { entryRow, handlingRow, selectHandling, toHandling } from './entry-rows.ts';

/** Other requests of the same address that are shown. */
const maxOthers = 50;

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

export const openRequest = async (manager: EntityManager, id: string): Promise<DeskRequest | undefined> => {
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
     ORDER BY r.received_at DESC, r.id DESC LIMIT ${maxOthers}`,
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
