import type { ProductNames, RequestBook } from '#domain/requests/ports.ts';
import type { Submission } from '#domain/requests/visitor-request.ts';

interface Dependencies {
  readonly book: Pick<RequestBook, 'record'>;
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
  ({ book, products, newId, now }: Dependencies) =>
  async (submission: Submission, key: string): Promise<'recorded' | 'repeated'> => {
    const names = await products.turkishNames(submission.products.map(({ slug }) => slug));
    const named = submission.products.map((product) => ({
      ...product,
      name: names.get(product.slug) ?? product.slug,
    }));
    return book.record({ ...submission, products: named, id: newId(), receivedAt: now() }, key);
  };
