import PQueue from 'p-queue';
import { QueueFullError } from '#domain/shared/queue-full-error.ts';
import type { AddTask } from '#domain/shared/task-queue.ts';

/**
 * Runs one task at a time, so that the process answers other requests in between.
 * @param maxWaiting tasks that may wait while one runs
 */
export const createTaskQueue = (maxWaiting: number): AddTask => {
  const queue = new PQueue({ concurrency: 1 });
  return async (task) => {
    if (queue.size >= maxWaiting) throw new QueueFullError(`${maxWaiting} tasks are waiting already.`);
    return queue.add(task);
  };
};
