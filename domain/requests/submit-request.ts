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
 * Takes a request in; staff will be told. When it resolves, the request is safe.
 * @param key tells one sending of a form from another; the same words under the same key are taken in once
 */
export const createSubmitRequest =
  ({ repository, products, newId, now }: Dependencies) =>
  async (submission: Submission, key: string): Promise<'stored' | 'duplicate'> => {
    const names = await products.turkishNames(submission.products.map(({ slug }) => slug));
    const named = submission.products.map((product) => ({
      ...product,
      name: names.get(product.slug) ?? product.slug,
    }));
    return repository.store({ ...submission, products: named, id: newId(), receivedAt: now() }, key);
  };

export type SubmitRequest = ReturnType<typeof createSubmitRequest>;
