import type { EntityManager } from 'typeorm';
import type { Handling } from '#domain/desk/handling.ts';
import type { ChangeOutcome } from '#domain/desk/ports.ts';
import { logDeskAction } from '../requests/desk-log.ts';
import { handlingRow, selectHandling, toHandling } from './entry-rows.ts';

/** PostgreSQL has no texts with a NUL, and no keyboard writes one. */
const storable = (text: string): string => text.replaceAll('\0', '');

const findHandling = async (manager: EntityManager, id: string): Promise<Handling | undefined> => {
  const [row] = await manager.query<unknown[]>(
    `SELECT ${selectHandling} FROM requests r WHERE r.id = $1 AND NOT r.probe FOR UPDATE`,
    [id],
  );
  return row === undefined ? undefined : toHandling(handlingRow.parse(row));
};

export const changeHandling = async (
  manager: EntityManager,
  id: string,
  { step, version, ...change }: Handling,
  user: string,
): Promise<ChangeOutcome> => {
  const assignee = change.assignee === undefined ? undefined : storable(change.assignee);
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

export const addNote = async (
  manager: EntityManager,
  id: string,
  text: string,
  user: string,
): Promise<boolean> => {
  const present = await findHandling(manager, id);
  if (!present) return false;
  await manager.query('INSERT INTO request_notes (request_id, author, text) VALUES ($1, $2, $3)', [
    id,
    user,
    storable(text),
  ]);
  await logDeskAction(manager, { action: 'note', user, request: id });
  // Announces it to whoever has the request open, and says to those who change it that they have not seen the note.
  await manager.query('UPDATE requests SET handling_version = handling_version + 1 WHERE id = $1', [id]);
  return true;
};
