import type { Pool, PoolClient } from 'pg';

/** The driver's own word on a client that has not had the answer to its last question. */
const isStuck = (client: PoolClient): boolean => 'readyForQuery' in client && client.readyForQuery === false;

/**
 * A question that was given up leaves its client waiting for the answer, for as long as the line is silent without being
 * closed. The pool would hand that client out again, first of all.
 */
export const evictBusyClients = (pool: Pool): void => {
  pool.on('release', (_error, client) => {
    if (isStuck(client)) void client.end();
  });
};
