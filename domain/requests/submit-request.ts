import type { ProductNames, RequestRepository } from '#domain/requests/ports.ts';
import { nameItem } from '#domain/requests/name-item.ts';
import { type IdentifiedReceipt, toReceipt } from '#domain/requests/receipt.ts';
import type { Submission } from '#domain/requests/visitor-request.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'store'>;
  readonly products: ProductNames;
  /** A new UUID each time. */
  readonly newId: () => string;
  readonly now: () => Date;
}

/**
 * Stores a request and queues its notification; both are durable once it resolves.
 * @param key idempotency key: equal content under the same key is stored once, and has the same receipt each time
 */
export const createSubmitRequest =
  ({ repository, products, newId, now }: Dependencies) =>
  async (submission: Submission, key: string): Promise<IdentifiedReceipt> => {
    const names = await products.names(submission.products.map(({ slug }) => slug));
    const requested = submission.products.map((product) => {
      const { name, variantName } = nameItem(product, names);
      return { ...product, name: name.tr, ...(variantName && { variantName: variantName.tr }) };
    });
    const request = { ...submission, products: requested, id: newId(), receivedAt: now() };
    const { id, reference } = await repository.store(request, key);
    return { id, receipt: toReceipt(reference, submission.products, names) };
  };

export type SubmitRequest = ReturnType<typeof createSubmitRequest>;
