/** Asks once, and again only after a failure. */
export const memoize = <Value>(ask: () => Promise<Value>): (() => Promise<Value>) => {
  let answer: Promise<Value> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
};
