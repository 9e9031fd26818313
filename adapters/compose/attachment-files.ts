import type { AttachmentFiles } from '#domain/requests/ports.ts';
import { createAttachmentFiles } from '../attachments/attachment-files.ts';
import { createBucketFiles } from '../attachments/bucket-files.ts';
import { openBucket } from '../attachments/bucket.ts';
import type { Config } from '../config.ts';
import type { Dependencies } from './dependencies.ts';

export type AttachmentSettings = Pick<
  Config,
  'attachmentsDir' | 'attachmentsMaxBytes' | 'attachmentsMinFreeBytes' | 'attachmentsBucket'
>;

/** Opens the store of visitors' files: a bucket if there is one, else a folder. */
export const openAttachmentFiles = (
  {
    attachmentsDir: folder,
    attachmentsMaxBytes: maxBytes,
    attachmentsMinFreeBytes: minFreeBytes,
    attachmentsBucket,
  }: AttachmentSettings,
  logger: Pick<Dependencies['logger'], 'error'>,
): AttachmentFiles => {
  const local = createAttachmentFiles({ folder, maxBytes, minFreeBytes });
  if (!attachmentsBucket) return local;
  const warn = (err: unknown): void => logger.error({ err }, 'file of a visitor not stored');
  return createBucketFiles({ bucket: openBucket(attachmentsBucket), local, folder, maxBytes, warn });
};
