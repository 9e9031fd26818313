import type { TaskList } from 'graphile-worker';
import * as z from 'zod';
import type { TypesetEditions } from '#domain/catalogue/editions/typeset-editions.ts';
import type { ConfirmRequest } from '#domain/requests/confirm-request.ts';
import type { NotifyStaff } from '#domain/requests/notify-staff.ts';
import type { SendDigest } from '#domain/requests/send-digest.ts';
import { letStaffMailsPass } from './let-staff-mails-pass.ts';
import { type ScheduledJob, every, scheduled } from './schedule.ts';
import { tasks } from './tasks.ts';

/** Functions that the worker runs for each task. Every one must be safe to run again after a failure or a crash. */
export interface Jobs {
  readonly notifyStaff: NotifyStaff;
  readonly sendDigest: SendDigest;
  readonly confirmRequest: ConfirmRequest;
  readonly purgeCdn: () => Promise<void>;
  readonly typesetEditions: TypesetEditions;
  /** Jobs that run by themselves, by the identifiers of their tasks. */
  readonly scheduled: Readonly<Record<string, ScheduledJob>>;
}

const payload = z.object({ id: z.uuid() });

/** Makes up for what a load's own job could not do; without anything to make it reads some rows. */
const hourly = (typesetEditions: TypesetEditions): ScheduledJob => ({
  next: every('1 hour'),
  run: typesetEditions,
});

/** Returns all jobs that run by themselves, by the identifiers of their tasks. */
export const scheduledJobs = ({ scheduled: jobs, typesetEditions }: Jobs): Jobs['scheduled'] => ({
  ...jobs,
  [tasks.typesetEditions]: hourly(typesetEditions),
});

/** Creates the tasks that one runner works through, by task identifier, as graphile-worker wants them. */
export const createTaskList = ({ notifyStaff, sendDigest, purgeCdn, ...jobs }: Jobs): TaskList => ({
  [tasks.notifyStaff]: (job) => notifyStaff(payload.parse(job).id),
  [tasks.sendDigest]: (job) => sendDigest(payload.parse(job).id),
  [tasks.purgeCdn]: purgeCdn,
  ...Object.fromEntries(Object.entries(jobs.scheduled).map(([task, job]) => [task, scheduled(task, job)])),
});

/** Creates the tasks of another runner, so that no mail to staff waits for a visitor's mail server. */
export const createConfirmationTaskList = ({ confirmRequest }: Jobs): TaskList => ({
  [tasks.confirmRequest]: async (job, helpers) => {
    await letStaffMailsPass(helpers);
    await confirmRequest(payload.parse(job).id);
  },
});

/** Creates the tasks of a third runner, as they take minutes, in which mails would wait. */
export const createEditionTaskList = ({ typesetEditions }: Jobs): TaskList => ({
  [tasks.typesetEditions]: scheduled(tasks.typesetEditions, hourly(typesetEditions)),
});
