import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import { createListProductNames } from '#domain/catalogue/products/list-product-names.ts';
import { createWithCards } from '#domain/catalogue/facets/with-cards.ts';
import { createIdentifyOrder } from '#domain/search/order/identify-order.ts';
import { createSearchAndCount } from '#domain/search/query/search-and-count.ts';
import { type SearchOptions, createSearchItems } from '#domain/search/query/search-items.ts';
import { createWithOffered } from '#domain/search/query/with-offered.ts';
import { readOrderRows } from '../orders/read-order-rows.ts';
import { createTaskQueue } from '../process/task-queue.ts';
import type { Dependencies } from './dependencies.ts';
import type { Repositories } from './repositories.ts';

/** Maximum number of orders in their queue; each takes the processor for some tenths of a second. */
const maxQueuedOrders = 20;

/** Creates the search for products, by words, by name, and by the lines of an order. */
export const createSearch = (repositories: Repositories, { logger }: Pick<Dependencies, 'logger'>) => {
  const onCountError = (err: unknown): void => logger.warn({ err }, 'search without result not counted');
  const findProducts = createSearchAndCount({ ...repositories, onCountError });
  const withCards = createWithCards(repositories);
  const withOffered = createWithOffered({
    ...repositories,
    searchItems: createSearchItems({ index: repositories.searchIndex }),
  });
  const identifyOrder = createIdentifyOrder({ index: repositories.orderIndex, readRows: readOrderRows });
  const addOrder = createTaskQueue(maxQueuedOrders);
  return {
    searchProducts: async (query: string, options: SearchOptions): Promise<readonly FoundProduct[]> => {
      const found = await withOffered(query, await findProducts(query, options), options);
      return options.hasExcerpts ? withCards(found, options.language) : found;
    },
    identifyOrder: (...order: Parameters<typeof identifyOrder>) => addOrder(() => identifyOrder(...order)),
    listProductNames: createListProductNames(repositories),
  };
};

export type Search = ReturnType<typeof createSearch>;
