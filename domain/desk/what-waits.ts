import { type IsHoliday, dueBefore } from '#domain/desk/answer-time.ts';
import { openSteps } from '#domain/desk/handling.ts';
import type { BoundedCount, DeskRequests } from '#domain/desk/ports.ts';
import type { MissedSearch, MissedSearches } from '#domain/search/query/missed-search.ts';
import type { GivenUpJobs } from '#domain/shared/given-up-jobs.ts';

/** Work that waits for staff. */
export interface WhatWaits {
  readonly overdue: BoundedCount;
  readonly waiting: BoundedCount;
  /** Waiting for one user. */
  readonly mine: BoundedCount;
  /** Number of jobs, most of them mails, that are no longer retried. */
  readonly failedJobs: number;
  /** Searches without a result, the most frequent first. */
  readonly missedSearches: readonly Pick<MissedSearch, 'query' | 'searches'>[];
}

const maxMissedSearches = 10;

interface Dependencies {
  readonly requests: Pick<DeskRequests, 'total'>;
  readonly jobs: Pick<GivenUpJobs, 'list'>;
  readonly missedSearches: Pick<MissedSearches, 'list'>;
  readonly isHoliday: IsHoliday;
  readonly now: () => Date;
}

/** Finds what waits for a user and for all. */
export const createFindWhatWaits =
  ({ requests, jobs, missedSearches, isHoliday, now }: Dependencies) =>
  async (user: string): Promise<WhatWaits> => {
    const [overdue, waiting, mine, failed, missed] = await Promise.all([
      requests.total({ steps: openSteps, until: dueBefore(now(), isHoliday) }),
      requests.total({ steps: openSteps }),
      requests.total({ steps: openSteps, assignee: user }),
      jobs.list(),
      missedSearches.list(),
    ]);
    return {
      overdue,
      waiting,
      mine,
      failedJobs: failed.length,
      missedSearches: missed.filter(({ result }) => result === 'nothing').slice(0, maxMissedSearches),
    };
  };

export type FindWhatWaits = ReturnType<typeof createFindWhatWaits>;
