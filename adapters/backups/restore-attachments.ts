import type { AttachmentFiles } from '#domain/requests/ports.ts';
import { attachmentsIn, deletedAttachmentsIn } from './backup-folder.ts';
import { copiesIn } from './copies.ts';

interface Options {
  readonly files: Pick<AttachmentFiles, 'sizes' | 'restore'>;
  /** Absolute path of the folder of backups. */
  readonly backupDir: string;
  /** Absolute path of the backup that the database was restored from. */
  readonly backup: string;
  /** The moment that the database was restored to. */
  readonly at: Date;
}

/**
 * Brings back the files that visitors had sent by the moment and that were not deleted before it, unless they are there.
 * Files that came later may come back too: no request names them, so they are deleted at night.
 * @returns how many
 */
export const restoreAttachments = async ({ files, backupDir, backup, at }: Options): Promise<number> => {
  const deleted = await copiesIn(deletedAttachmentsIn(backupDir));
  const copies = new Map([...(await copiesIn(attachmentsIn(backup))), ...deleted]);
  for (const [id, { changedAt }] of deleted) if (changedAt <= at) copies.delete(id);
  for (const [id, copy] of await copiesIn(attachmentsIn(backupDir))) copies.set(id, copy);
  const sizes = await files.sizes();
  let restored = 0;
  for (const [id, { file, size }] of copies) {
    if (sizes.get(id) === size) continue;
    await files.restore(id, file);
    restored += 1;
  }
  return restored;
};
