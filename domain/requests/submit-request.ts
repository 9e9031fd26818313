import type { ProductNames, RequestRepository } from '#domain/requests/ports.ts';
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
 * @param key idempotency key: equal content under the same key is stored once
 */
export const createSubmitRequest =
  ({ repository, products, newId, now }: Dependencies) =>
  async (submission: Submission, key: string): Promise<'stored' | 'duplicate'> => {
    const names = await products.turkishNames(submission.products.map(({ slug }) => slug));
    const requested = submission.products.map((product) => ({
      ...product,
      name: names.get(product.slug) ?? product.slug,
    }));
    return repository.store({ ...submission, products: requested, id: newId(), receivedAt: now() }, key);
  };

export type SubmitRequest = ReturnType<typeof createSubmitRequest>;
