import { hostname, userInfo } from 'node:os';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import {
  type AdministrationLogEntry,
  type LoggedSelection,
  administrationActions,
} from '#domain/requests/administration-log.ts';
import { requestKinds, requestStates } from '#domain/requests/visitor-request.ts';
import { createClientHash } from './client-hash.ts';
import { logDeskAction } from './desk-log.ts';

const entries = z.array(
  z.object({
    at: z.date(),
    operator: z.string(),
    action: z.enum(administrationActions),
    requests: z.number(),
    selection: z.object({
      id: z.string().optional(),
      kind: z.enum(requestKinds).optional(),
      state: z.enum(requestStates).optional(),
      from: z.string().optional(),
      until: z.string().optional(),
      person: z.string().optional(),
    }),
  }),
);

/** Returns the user's name, or the number: in a container there may be no name for it. */
const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
};

interface Action extends Pick<AdministrationLogEntry, 'action' | 'requests'> {
  readonly selection?: Omit<LoggedSelection, 'person'>;
  /** Is logged as an HMAC. */
  readonly email?: string | undefined;
  /** User of the desk; left out for whoever runs the command. */
  readonly user?: string | undefined;
}

/** Logs what is done in the same transaction. */
export const logAction = async (
  manager: EntityManager,
  { action, requests, selection = {}, email, user }: Action,
): Promise<void> => {
  const hash = email === undefined ? undefined : await createClientHash(manager);
  const person = hash?.(`person ${email?.toLowerCase()}`);
  await manager.query(
    'INSERT INTO administration_log (operator, action, requests, selection) VALUES ($1, $2, $3, $4)',
    [user ?? `${userName()}@${hostname()}`, action, requests, JSON.stringify({ ...selection, person })],
  );
  if (user !== undefined) await logDeskAction(manager, { action, user, request: selection.id });
};

/** The oldest first. */
export const readAdministrationLog = async (
  manager: EntityManager,
): Promise<readonly AdministrationLogEntry[]> =>
  entries.parse(
    await manager.query(
      'SELECT at, operator, action, requests, selection FROM administration_log ORDER BY id',
    ),
  );
