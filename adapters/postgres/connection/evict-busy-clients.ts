import type { Pool, PoolClient } from 'pg';

/** pg sets `readyForQuery` on its clients, but its types leave it out. */
const isBusy = (client: PoolClient): boolean => 'readyForQuery' in client && client.readyForQuery === false;

/** Ends a client that waits for a reply, at once. */
export const endIfBusy = (client: PoolClient): void => {
  if (isBusy(client)) void client.end();
};

/** Evicts clients that still wait for their reply: after a query timeout pg-pool would reuse them. */
export const evictBusyClients = (pool: Pool): void => {
  pool.on('release', (_error, client) => endIfBusy(client));
};
