import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import type { AttachmentFiles } from '#domain/requests/ports.ts';
import { mirrorAttachments } from './attachment-mirror.ts';
import {
  type Backup,
  attachmentsIn,
  databaseIn,
  listBackups,
  removeOldBackups,
  writeBackup,
} from './backup-folder.ts';
import { linkCopies } from './link-copies.ts';
import { restoreAttachments } from './restore-attachments.ts';

export class BackupError extends OperatorError {
  override readonly name = 'BackupError';
}

interface Shared {
  /** Absolute path. */
  readonly backupDir: string;
  /** Files of visitors. */
  readonly files: Pick<AttachmentFiles, 'sizes' | 'open' | 'restore'>;
}

type Description = Omit<Backup, 'folder'>;

interface BackUpOptions extends Shared {
  /** Days that one can go back. */
  readonly days: number;
  /** Copies the database into a folder that does not exist yet. */
  readonly copyDatabase: (target: string) => Promise<Description>;
}

/** Backs up the database, then visitors' files, so that every file which its requests name is there. */
export const backUp = async ({ backupDir, files, days, copyDatabase }: BackUpOptions) => {
  let copies = 0;
  const backup = await writeBackup(backupDir, async (folder) => {
    const description = await copyDatabase(databaseIn(folder));
    await mirrorAttachments({ files, backupDir, days });
    copies = await linkCopies(attachmentsIn(backupDir), attachmentsIn(folder));
    return description;
  });
  return { backup, files: copies, removed: await removeOldBackups(backupDir, days) };
};

interface RestoredDatabase {
  /** Path to which the database that was there has been moved; `undefined`: there was none. */
  readonly replaced: string | undefined;
  /** Moment at which the last restored transaction was committed; `undefined`: before the backup. */
  readonly lastCommit: Date | undefined;
}

interface RestoreOptions extends Shared {
  readonly until: Date | undefined;
  readonly restoreDatabase: (backup: string) => Promise<RestoredDatabase>;
}

/**
 * Restores the database from the newest backup before the moment, and visitors' files of the moment that it has then.
 * @throws BackupError where there is none
 */
export const restore = async ({ backupDir, files, until, restoreDatabase }: RestoreOptions) => {
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
  const restoredFiles = await restoreAttachments({
    files,
    backupDir,
    backup: backup.folder,
    // Not the moment that was asked for: what is archived may end before it.
    at: restored.lastCommit ?? backup.restorableFrom,
  });
  return { ...restored, backup, files: restoredFiles };
};
