import type { ProductNames, RequestRepository } from '#domain/requests/ports.ts';
import { type Receipt, toReceipt } from '#domain/requests/receipt.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'find'>;
  readonly products: ProductNames;
  readonly hasConfirmation: boolean;
}

/** A receipt with the time of its request. */
export interface DatedReceipt {
  readonly receipt: Receipt;
  readonly receivedAt: Date;
}

/** The receipt of a request; `undefined` where there is none, as after its erasure. */
export const createGetReceipt =
  ({ repository, products, hasConfirmation }: Dependencies) =>
  async (id: string): Promise<DatedReceipt | undefined> => {
    const request = await repository.find(id);
    if (!request) return undefined;
    const names = await products.names(request.products.map(({ slug }) => slug));
    const { reference, suspicious, receivedAt } = request;
    const promised = { reference, hasConfirmation: hasConfirmation && !suspicious };
    return { receipt: toReceipt(promised, request, names), receivedAt };
  };

export type GetReceipt = ReturnType<typeof createGetReceipt>;
