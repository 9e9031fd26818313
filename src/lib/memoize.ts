/** Calls a function once, and again only after a rejection. */
export const memoize = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let result: Promise<Value> | undefined;
  return () => {
    result ??= load().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
};
