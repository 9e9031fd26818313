import type { ProductNames, RequestRepository } from '#domain/requests/ports.ts';
import { type Receipt, toReceipt } from '#domain/requests/receipt.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'find'>;
  readonly products: ProductNames;
  readonly hasConfirmation: boolean;
}

/** The receipt of a request; `undefined` where there is none, as after its erasure. */
export const createGetReceipt =
  ({ repository, products, hasConfirmation }: Dependencies) =>
  async (id: string): Promise<Receipt | undefined> => {
    const request = await repository.find(id);
    if (!request) return undefined;
    const names = await products.names(request.products.map(({ slug }) => slug));
    const { reference, email, suspicious } = request;
    return toReceipt(
      { reference, email, hasConfirmation: hasConfirmation && !suspicious },
      request.products,
      names,
    );
  };

export type GetReceipt = ReturnType<typeof createGetReceipt>;
