import { type IsHoliday, dueAt, dueBefore } from '#domain/desk/answer-time.ts';
import { type DeskEntry, type DeskFilter, type HandlingStep, isOpenStep } from '#domain/desk/handling.ts';
import type { BoundedCount, DeskCursor, DeskRequests } from '#domain/desk/ports.ts';

/** A request with what derives from the time of day. */
export interface ListedEntry extends DeskEntry {
  readonly dueAt: Date;
  /** Whether it still waits for an answer that was due. */
  readonly isOverdue: boolean;
}

export interface RequestList {
  /** The newest first. */
  readonly entries: readonly ListedEntry[];
  /** Left out on the last page. */
  readonly next?: DeskCursor | undefined;
  /** Counts of what the filter selects, by step. */
  readonly counts: Readonly<Record<HandlingStep, BoundedCount>>;
  readonly assignees: readonly string[];
}

interface Dependencies {
  readonly requests: Pick<DeskRequests, 'list' | 'count' | 'assignees'>;
  readonly isHoliday: IsHoliday;
  readonly now: () => Date;
}

/** @param limit requests that were received before it are due */
const toListed = (entry: DeskEntry, limit: Date, isHoliday: IsHoliday): ListedEntry => ({
  ...entry,
  dueAt: dueAt(entry.receivedAt, isHoliday),
  isOverdue: isOpenStep(entry.step) && entry.receivedAt < limit,
});

/** Lists the requests that a filter selects, a page at a time. */
export const createListRequests =
  ({ requests, isHoliday, now }: Dependencies) =>
  async (filter: DeskFilter, after?: DeskCursor): Promise<RequestList> => {
    const { steps: _steps, ...anyStep } = filter;
    const [{ entries, next }, counts, assignees] = await Promise.all([
      requests.list(filter, after),
      requests.count(anyStep),
      requests.assignees(),
    ]);
    const limit = dueBefore(now(), isHoliday);
    return {
      entries: entries.map((entry) => toListed(entry, limit, isHoliday)),
      next,
      counts,
      assignees,
    };
  };

export type ListRequests = ReturnType<typeof createListRequests>;
