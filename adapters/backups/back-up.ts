import { OperatorError } from '#domain/shared/operator-error.ts';
import {
  type Backup,
  attachmentsIn,
  databaseIn,
  listBackups,
  removeOldBackups,
  writeBackup,
} from './backup-folder.ts';
import { restoreMirrored } from './attachment-mirror.ts';
import { copyAttachments } from './copy-attachments.ts';

export class BackupError extends OperatorError {
  override readonly name = 'BackupError';
}

interface Folders {
  /** Absolute path. */
  readonly backupDir: string;
  /** Absolute path of visitors' files. */
  readonly attachmentsDir: string;
}

type Description = Omit<Backup, 'folder'>;

interface BackUpOptions extends Folders {
  /** Days that one can go back. */
  readonly days: number;
  /** Copies the database into a folder that does not exist yet. */
  readonly copyDatabase: (target: string) => Promise<Description>;
}

/** Backs up the database, then visitors' files, so that every file which its requests name is there. */
export const backUp = async ({ backupDir, attachmentsDir, days, copyDatabase }: BackUpOptions) => {
  let files = 0;
  const backup = await writeBackup(backupDir, async (folder) => {
    const description = await copyDatabase(databaseIn(folder));
    const before = (await listBackups(backupDir)).at(-1);
    files = await copyAttachments(
      attachmentsDir,
      attachmentsIn(folder),
      before && attachmentsIn(before.folder),
    );
    return description;
  });
  return { backup, files, removed: await removeOldBackups(backupDir, days) };
};

interface RestoredDatabase {
  /** Where the database is now that was there; `undefined`: there was none. */
  readonly replaced: string | undefined;
  /** When the last restored transaction was committed; `undefined`: before the backup. */
  readonly lastCommit: Date | undefined;
}

interface RestoreOptions extends Folders {
  readonly until: Date | undefined;
  readonly restoreDatabase: (backup: string) => Promise<RestoredDatabase>;
}

/**
 * Restores from the newest backup before the moment, and all files of visitors: those that no restored request names are
 * deleted by the nightly job.
 * @throws BackupError where there is none
 */
export const restore = async ({ backupDir, attachmentsDir, until, restoreDatabase }: RestoreOptions) => {
  const backups = await listBackups(backupDir);
  const backup = backups.findLast(({ restorableFrom }) => !until || restorableFrom <= until);
  if (!backup) {
    const [first] = backups;
    throw new BackupError(
      first
        ? `There is no backup from before ${until?.toISOString()}: the first is of ${first.restorableFrom.toISOString()}.`
        : `There is no backup in ${backupDir}.`,
    );
  }
  const restored = await restoreDatabase(databaseIn(backup.folder));
  const backedUp = await copyAttachments(attachmentsIn(backup.folder), attachmentsDir);
  const mirrored = await restoreMirrored({ attachmentsDir, backupDir });
  return { ...restored, backup, files: backedUp + mirrored };
};
