import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import PQueue from 'p-queue';
import { QueueFullError } from '#domain/shared/errors/queue-full-error.ts';
import type { PageRequest, RenderPage, RenderedPage } from '#contracts/page.ts';

interface Limits {
  /** Pages rendered at the same time: fewer than connections to the database, so that forms find one. */
  readonly pages?: number;
  /** Searches rendered at the same time, on connections of their own: a flood of them delays no other page. */
  readonly searches?: number;
  /** Maximum number of waiting pages, and of waiting searches. */
  readonly maxWaiting?: number;
  readonly maxWaitMs?: number;
}

interface QueuedRequest extends PageRequest {
  /** Whether somebody still waits for the page when its turn comes. Default: true. */
  readonly isNeeded?: () => boolean;
}

export type RenderInTurn = (request: QueuedRequest) => Promise<RenderedPage>;

const isSearch = ({ address }: PageRequest): boolean => address.page === 'search';

/**
 * Renders some pages at a time, and lets the event loop turn after each, so that cached pages are sent in between. The
 * others wait; of all that waited together, each would otherwise wait for a connection to the database in vain.
 * @param watch gets a function that tells how many wait
 * @throws QueueFullError if too many wait, if it takes too long, or if nobody needs the page any more
 */
export const withRenderQueue = (
  renderPage: RenderPage,
  { pages = 6, searches = 4, maxWaiting = 1500, maxWaitMs = 20_000 }: Limits = {},
  watch?: (waiting: () => number) => void,
): RenderInTurn => {
  const queues = {
    pages: new PQueue({ concurrency: pages }),
    searches: new PQueue({ concurrency: searches }),
  };
  watch?.(() => queues.pages.size + queues.searches.size);
  return async ({ isNeeded = () => true, ...request }) => {
    const queue = queues[isSearch(request) ? 'searches' : 'pages'];
    if (queue.size >= maxWaiting) throw new QueueFullError(`${maxWaiting} pages are waiting already.`);
    const queuedAt = performance.now();
    return queue.add(async () => {
      if (!isNeeded()) throw new QueueFullError('The visitor has left.');
      if (performance.now() - queuedAt > maxWaitMs)
        throw new QueueFullError(`The page has waited for ${maxWaitMs} ms.`);
      try {
        return await renderPage(request);
      } finally {
        await eventLoopTurn();
      }
    });
  };
};
