/** There is too much waiting already. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/**
 * Lets heavy work be done one at a time, so that the process gets to everybody else in between.
 * @param most tasks that may wait while one is done
 * @returns what runs a task in its turn; it rejects with QueueFullError
 */
export const createTurns = (most: number): (<Result>(task: () => Promise<Result>) => Promise<Result>) => {
  let last: Promise<unknown> = Promise.resolve();
  let undone = 0;
  return async (task) => {
    if (undone > most) throw new QueueFullError(`${most} others are waiting.`);
    undone += 1;
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    try {
      await before;
      return await task();
    } finally {
      undone -= 1;
      setImmediate(resolve);
    }
  };
};

export type Turns = ReturnType<typeof createTurns>;
