import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import PQueue from 'p-queue';
import { QueueFullError } from '#domain/shared/errors/queue-full-error.ts';
import type { AddTask } from '#domain/shared/task-queue.ts';

/**
 * Runs one CPU-bound task at a time, and lets the event loop turn after each, so that the process handles other requests.
 * @param maxWaiting tasks that may wait while one runs
 */
export const createTaskQueue = (maxWaiting: number): AddTask => {
  const queue = new PQueue({ concurrency: 1 });
  return async (task) => {
    if (queue.size >= maxWaiting) throw new QueueFullError(`${maxWaiting} tasks are waiting already.`);
    return queue.add(async () => {
      try {
        return await task();
      } finally {
        await eventLoopTurn();
      }
    });
  };
};
