import { attachmentIds } from '#domain/requests/files/attachment.ts';
import type { ClientNetwork } from '#domain/requests/client-network.ts';
import { confirmationLimits } from '#domain/requests/confirmation-limits.ts';
import type { AttachmentFiles, ProductNames, RequestRepository } from '#domain/requests/ports.ts';
import { withPlainSpaces } from '#domain/shared/breaking-spaces.ts';
import { nameItem } from '#domain/requests/name-item.ts';
import { type IdentifiedReceipt, toReceipt } from '#domain/requests/receipt.ts';
import type { Submission } from '#domain/requests/visitor-request.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'store'>;
  readonly products: ProductNames;
  /** Whether visitors are mailed confirmations. */
  readonly hasConfirmation: boolean;
  readonly files: Pick<AttachmentFiles, 'delete'>;
  /** A new UUID each time. */
  readonly newId: () => string;
  readonly now: () => Date;
}

/**
 * Stores a request and queues its notification and the visitor's confirmation; all are durable once it resolves.
 * @param networks those that the form came from, by which confirmations are limited
 * @param key idempotency key: equal content under the same key is stored once, and has the same receipt each time
 */
export const createSubmitRequest =
  ({ repository, products, files, hasConfirmation, newId, now }: Dependencies) =>
  async (
    submission: Submission,
    key: string,
    networks: readonly ClientNetwork[],
  ): Promise<IdentifiedReceipt> => {
    const names = await products.names(submission.products.map(({ slug }) => slug));
    const requested = submission.products.map((product) => {
      const { name, variantName } = nameItem(product, names);
      // As staff type them: they are searched for in mails and tables.
      return {
        ...product,
        name: withPlainSpaces(name.tr),
        ...(variantName && { variantName: withPlainSpaces(variantName.tr) }),
      };
    });
    const request = { ...submission, products: requested, id: newId(), receivedAt: now() };
    const isPromised = hasConfirmation && !submission.suspicious;
    const limits =
      isPromised && !submission.probe ? confirmationLimits({ email: submission.email, networks }) : undefined;
    const { id, reference } = await repository.store(request, key, limits);
    // The first of duplicates has the same files.
    if (id !== request.id) await files.delete(attachmentIds(request));
    return { id, receipt: toReceipt({ reference, hasConfirmation: isPromised }, submission, names) };
  };

export type SubmitRequest = ReturnType<typeof createSubmitRequest>;
