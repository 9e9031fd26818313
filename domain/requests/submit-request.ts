import { attachmentIds } from '#domain/requests/attachment.ts';
import type { AttachmentFiles, ProductNames, RequestRepository } from '#domain/requests/ports.ts';
import { type IdentifiedReceipt, toReceipt } from '#domain/requests/receipt.ts';
import type { Submission } from '#domain/requests/visitor-request.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'store'>;
  readonly products: ProductNames;
  readonly files: Pick<AttachmentFiles, 'delete'>;
  /** A new UUID each time. */
  readonly newId: () => string;
  readonly now: () => Date;
}

/**
 * Stores a request and queues its notification; both are durable once it resolves.
 * @param key idempotency key: equal content under the same key is stored once, and has the same receipt each time
 */
export const createSubmitRequest =
  ({ repository, products, files, newId, now }: Dependencies) =>
  async (submission: Submission, key: string): Promise<IdentifiedReceipt> => {
    const names = await products.names(submission.products.map(({ slug }) => slug));
    const requested = submission.products.map((product) => ({
      ...product,
      name: names.get(product.slug)?.tr ?? product.slug,
    }));
    const request = { ...submission, products: requested, id: newId(), receivedAt: now() };
    const { id, reference } = await repository.store(request, key);
    // The first of duplicates has the same files.
    if (id !== request.id) await files.delete(attachmentIds(request));
    return { id, receipt: toReceipt(reference, submission.products, names) };
  };

export type SubmitRequest = ReturnType<typeof createSubmitRequest>;
