import type { EntityManager } from 'typeorm';
import type { DeskAction, Handling } from '#domain/desk/handling.ts';

interface Logged {
  readonly action: DeskAction;
  readonly user: string;
  /** Id of the request, with which the entry is deleted. */
  readonly request?: string | undefined;
  readonly change?: Partial<Pick<Handling, 'step' | 'assignee'>>;
}

/** Logs what staff do, in the same transaction. */
export const logDeskAction = async (
  manager: EntityManager,
  { action, user, request, change = {} }: Logged,
): Promise<void> => {
  await manager.query(
    'INSERT INTO desk_log (user_name, action, request_id, change) VALUES ($1, $2, $3, $4)',
    [user, action, request, JSON.stringify(change)],
  );
};
