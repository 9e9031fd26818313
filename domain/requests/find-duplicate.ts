import type { ProductNames, RequestRepository } from '#domain/requests/ports.ts';
import { type IdentifiedReceipt, toReceipt } from '#domain/requests/receipt.ts';
import type { RequestContent, Submission } from '#domain/requests/visitor-request.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'findDuplicate'>;
  readonly products: ProductNames;
  readonly hasConfirmation: boolean;
}

/** The receipt of the request that was stored with equal content under the same key: a retry does not count against the rate limit. */
export const createFindDuplicate =
  ({ repository, products, hasConfirmation }: Dependencies) =>
  async (
    content: RequestContent & Pick<Submission, 'suspicious'>,
    key: string,
  ): Promise<IdentifiedReceipt | undefined> => {
    const duplicate = await repository.findDuplicate(content, key);
    if (!duplicate) return undefined;
    const names = await products.names(content.products.map(({ slug }) => slug));
    const { id, reference } = duplicate;
    return {
      id,
      receipt: toReceipt(
        { reference, hasConfirmation: hasConfirmation && !content.suspicious },
        content,
        names,
      ),
    };
  };

export type FindDuplicate = ReturnType<typeof createFindDuplicate>;
