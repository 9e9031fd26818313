import { Command, InvalidArgumentError } from 'commander';

interface Backup {
  readonly folder: string;
  readonly restorableFrom: Date;
}

interface Dependencies {
  readonly create: () => Promise<{
    readonly backup: Backup;
    /** Files of visitors in it. */
    readonly files: number;
    /** Backups that were too old. */
    readonly removed: number;
  }>;
  readonly list: () => Promise<readonly Backup[]>;
  readonly restore: (options: {
    /** The present by default. */
    readonly until: Date | undefined;
    /** Whether the database is to be looked at alone, and BACKUP_DIR stays as it is. */
    readonly isTrial: boolean;
  }) => Promise<{
    readonly backup: Backup;
    readonly files: number;
    /** Path to which the database that was there has been moved; `undefined`: there was none. */
    readonly replaced: string | undefined;
    /** Moment at which the last restored transaction was committed; `undefined`: before the backup. */
    readonly lastCommit: Date | undefined;
    /** The restored database has a history of its own from here on; `undefined`: of a trial. */
    readonly next: Backup | undefined;
  }>;
}

const readMoment = (text: string): Date => {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || !/(?:Z|[+-]\d{2}:?\d{2})$/u.test(text))
    throw new InvalidArgumentError('It must look like 2026-11-22T10:15:00+03:00.');
  return moment;
};

/** `npm run backup`: backs up the embedded database and the files of visitors, and restores them. */
export const backupCommand = ({ create, list, restore }: Dependencies): Command => {
  const command = new Command('backup').description(
    'Backups of the embedded database and of visitors’ files',
  );

  command
    .command('create', { isDefault: true })
    .description('backs up to BACKUP_DIR')
    .action(async () => {
      const { backup, files, removed } = await create();
      console.log(`Backup in ${backup.folder}, with ${files} files of visitors.`);
      console.log(
        `The database can be restored to any moment from ${backup.restorableFrom.toISOString()} on.`,
      );
      if (removed > 0) console.log(`Older backups removed: ${removed}.`);
    });

  command
    .command('list')
    .description('shows the backups, the oldest first')
    .action(async () => {
      const backups = await list();
      for (const { folder, restorableFrom } of backups)
        console.log(`${restorableFrom.toISOString()}  ${folder}`);
      console.log(backups.length === 0 ? 'There are no backups.' : `Backups: ${backups.length}.`);
    });

  command
    .command('restore')
    .description('puts the database of a moment in place of the present one, which is moved aside')
    .option(
      '--until <moment>',
      'such as 2026-11-22T10:15:00+03:00; without it, all that is archived',
      readMoment,
    )
    .option('--trial', 'leaves BACKUP_DIR as it is: to try a restore in another DATA_DIR, beside the site')
    .action(async ({ until, trial: isTrial = false }: { until?: Date; trial?: boolean }) => {
      const { backup, files, replaced, lastCommit, next } = await restore({ until, isTrial });
      console.log(`Restored from ${backup.folder}${until ? ` until ${until.toISOString()}` : ''}.`);
      const last = lastCommit ? `of ${lastCommit.toISOString()}` : 'in the backup';
      console.log(`The last change in it is ${last}.`);
      console.log(`Files of visitors that were missing: ${files}.`);
      if (replaced !== undefined) console.log(`The database that was there is in ${replaced}.`);
      console.log(
        next
          ? `Backup of the restored database, which BACKUP_DIR belongs to from now on: ${next.folder}.`
          : 'This is a trial: start it without BACKUP_DIR and ATTACHMENTS_S3_URL.',
      );
    });

  return command;
};
