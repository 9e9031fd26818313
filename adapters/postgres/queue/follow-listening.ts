import { once } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { endIfBusy } from '../connection/evict-busy-clients.ts';

/**
 * graphile-worker gives the connection of a runner back twice, which ends the process, if the runner is stopped while its
 * LISTEN waits for a reply that does not come.
 * @param events of the runner, before its start
 * @returns a function that resolves as soon as no LISTEN waits for its reply
 */
export const followListening = (events: WorkerEvents): (() => Promise<void>) => {
  let replied: Promise<unknown> = Promise.resolve();
  events.on('pool:listen:success', ({ client }) => {
    const failed = new Promise((resolve) => events.once('pool:listen:error', resolve));
    replied = Promise.race([once(client, 'drain'), failed]).catch(() => {});
  });
  // It would wait for the reply to UNLISTEN as well.
  events.on('pool:listen:release', ({ client }) => endIfBusy(client));
  return async () => {
    await replied;
  };
};
