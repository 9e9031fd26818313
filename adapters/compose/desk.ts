import { createListRequests } from '#domain/desk/list-requests.ts';
import { createOpenRequest } from '#domain/desk/open-request.ts';
import { dueBefore } from '#domain/desk/answer-time.ts';
import { createEraseSender } from '#domain/desk/erasure.ts';
import { isTurkishHoliday as isHoliday } from '#domain/desk/turkish-holidays.ts';
import { createFindWhatWaits } from '#domain/desk/what-waits.ts';
import type { DataSource } from 'typeorm';
import { xlsxOf } from '../cli/requests-xlsx.ts';
import { createPostgresDeskRequests } from '../postgres/desk/desk-requests.ts';
import { createPostgresPlanErasure } from '../postgres/desk/erasure-plan.ts';
import { createGivenUpJobs } from '../postgres/queue/given-up-jobs.ts';
import type { Clock } from '../process/clock.ts';
import type { Site } from '../compose.ts';

interface Dependencies {
  readonly dataSource: DataSource;
  readonly site: Pick<Site, 'requestAdministration' | 'erasePerson' | 'missedSearches' | 'useCases'>;
  readonly now: Clock;
}

/** Creates what staff do with requests. */
export const createDesk = ({ dataSource, site, now }: Dependencies) => {
  const requests = createPostgresDeskRequests(dataSource);
  const planErasure = createPostgresPlanErasure(dataSource);
  return {
    listRequests: createListRequests({ requests, isHoliday, now }),
    findWhatWaits: createFindWhatWaits({
      requests,
      jobs: createGivenUpJobs(dataSource),
      missedSearches: site.missedSearches,
      isHoliday,
      now,
    }),
    openRequest: createOpenRequest({ requests, isHoliday, now }),
    dueBefore: (): Date => dueBefore(now(), isHoliday),
    changes: requests,
    resendRequest: site.requestAdministration.resend,
    planErasure,
    erase: createEraseSender({ planErasure, erasePerson: site.erasePerson }),
    openAttachment: site.useCases.openAttachment,
    exportRequests: async (filter: Parameters<typeof requests.export>[0], user: string) =>
      xlsxOf(await requests.export(filter, user), 'request'),
  };
};
