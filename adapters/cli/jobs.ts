import { Command } from 'commander';
import type { GivenUpJob, GivenUpJobs } from '#domain/shared/given-up-jobs.ts';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import { oneLine } from '#domain/shared/one-line.ts';
import { type Confirm, whoConfirms } from './confirm.ts';

/** Opens the queue for an action and closes it afterwards. */
type WithJobs = (action: (jobs: GivenUpJobs) => Promise<void>) => Promise<void>;

const jobLine = ({ id, task, key, attempts, lastTriedAt, error }: GivenUpJob): string =>
  `${id}  ${lastTriedAt.toISOString()}  ${task}  ${key}  ${attempts} attempts  ${oneLine(error ?? 'no error')}`;

const list = async (jobs: GivenUpJobs): Promise<void> => {
  const found = await jobs.list();
  for (const job of found) console.log(jobLine(job));
  console.log(found.length === 0 ? 'No job was given up.' : `Jobs given up: ${found.length}.`);
};

/**
 * Jobs with these ids; without ids, all.
 * @throws OperatorError for an id that is of no job that was given up, before anything is changed
 */
const select = async (jobs: GivenUpJobs, ids: readonly string[]): Promise<readonly GivenUpJob[]> => {
  const found = await jobs.list();
  const unknown = ids.filter((id) => !found.some((job) => job.id === id));
  if (unknown.length > 0)
    throw new OperatorError(`No job that was given up has the id ${unknown.join(', ')}: see jobs list.`);
  return ids.length === 0 ? found : found.filter(({ id }) => ids.includes(id));
};

const idsOf = (jobs: readonly GivenUpJob[]): string[] => jobs.map(({ id }) => id);

/** @param confirm `undefined`: nobody is asked */
const drop = async (
  jobs: GivenUpJobs,
  ids: readonly string[],
  confirm: Confirm | undefined,
): Promise<void> => {
  const selected = await select(jobs, ids);
  if (confirm) {
    for (const job of selected) console.log(jobLine(job));
    if (!(await confirm(`Take these jobs out of the queue for good (${selected.length})?`)))
      throw new OperatorError('No job was dropped.');
  }
  console.log(`Jobs dropped: ${await jobs.drop(idsOf(selected))}.`);
};

/**
 * `npm run jobs`: lists, repeats and drops the jobs of the queue that were given up.
 * @param confirm asks before jobs are dropped; `undefined` where there is nobody to ask
 */
export const jobsCommand = (withJobs: WithJobs, confirm?: Confirm): Command => {
  const command = new Command('jobs').description('Jobs of the queue that were given up');

  command
    .command('list', { isDefault: true })
    .description('shows them, with the error of the last attempt')
    .action(() => withJobs(list));

  command
    .command('repeat')
    .argument('[ids...]', 'as list shows them; without any, all')
    .description('queues them again, with all their attempts')
    .action((ids: readonly string[]) =>
      withJobs(async (jobs) => {
        const selected = await select(jobs, ids);
        console.log(`Jobs queued: ${await jobs.repeat(idsOf(selected))}.`);
      }),
    );

  command
    .command('drop')
    .argument('<ids...>', 'as list shows them')
    .option('--yes', 'without being asked, for scripts')
    .description('takes them out of the queue, once you have confirmed it; requests and files stay')
    .action(async (ids: readonly string[], { yes }: { yes?: boolean }, self: Command) => {
      const asked = whoConfirms(self, { yes, confirm, action: 'drop' });
      await withJobs((jobs) => drop(jobs, ids, asked));
    });

  return command;
};
