/** There is too much waiting already; HTTP says 503. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
  readonly statusCode = 503;
}

/**
 * Lets heavy work be done one at a time, so that the process gets to everybody else in between.
 * @param most tasks that may wait
 * @returns what runs a task in its turn; it rejects with TooManyWaiting
 */
export const createTurns = (most: number): (<Result>(task: () => Promise<Result>) => Promise<Result>) => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (task) => {
    if (waiting >= most) throw new TooManyWaiting(`${most} sheets are waiting to be drawn.`);
    waiting += 1;
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    try {
      await before;
      return await task();
    } finally {
      waiting -= 1;
      setImmediate(resolve);
    }
  };
};
