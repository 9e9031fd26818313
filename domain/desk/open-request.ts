import { type IsHoliday, dueAt, dueBefore } from '#domain/desk/answer-time.ts';
import { type DeskRequest, isOpenStep } from '#domain/desk/handling.ts';
import type { DeskRequests } from '#domain/desk/ports.ts';

/** A request as its page shows it. */
export interface OpenedRequest extends DeskRequest {
  readonly dueAt: Date;
  readonly isOverdue: boolean;
  /** Names that it can be given to, in alphabetical order. */
  readonly assignees: readonly string[];
}

interface Dependencies {
  readonly requests: Pick<DeskRequests, 'open' | 'assignees'>;
  readonly isHoliday: IsHoliday;
  readonly now: () => Date;
}

/** Finds a request for a user, and marks it as opened. `undefined` when there is no such request. */
export const createOpenRequest =
  ({ requests, isHoliday, now }: Dependencies) =>
  async (id: string, user: string): Promise<OpenedRequest | undefined> => {
    const [opened, assignees] = await Promise.all([requests.open(id), requests.assignees()]);
    if (!opened) return undefined;
    const { receivedAt } = opened.request;
    return {
      ...opened,
      dueAt: dueAt(receivedAt, isHoliday),
      isOverdue: isOpenStep(opened.handling.step) && receivedAt < dueBefore(now(), isHoliday),
      assignees: [...new Set([...assignees, user])].toSorted(),
    };
  };

export type OpenRequest = ReturnType<typeof createOpenRequest>;
