import type { Attachment } from '#domain/requests/files/attachment.ts';
import type { AttachmentFiles, RequestRepository } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'findAttachment'>;
  readonly files: Pick<AttachmentFiles, 'open'>;
}

export interface OpenedAttachment {
  readonly attachment: Attachment;
  readonly content: AsyncIterable<Uint8Array>;
}

/** A file of a request; `undefined` where there is none, as after the erasure of its request. */
export const createOpenAttachment =
  ({ repository, files }: Dependencies) =>
  async (id: string): Promise<OpenedAttachment | undefined> => {
    const attachment = await repository.findAttachment(id);
    const content = attachment && (await files.open(id));
    return content && { attachment, content };
  };

export type OpenAttachment = ReturnType<typeof createOpenAttachment>;
