import { LRUCache } from 'lru-cache';

type Read<Value> = () => Promise<Value>;

/**
 * Creates a read of what every page needs: it runs once for each content version, again after it rejected, and each
 * time while there is no version. Callers share the result, so it must not be changed.
 */
export const createPerContentVersion =
  (contentVersion: () => string | undefined) =>
  <Value>(read: Read<Value>): Read<Value> => {
    let latest: { readonly version: string; readonly value: Promise<Value> } | undefined;
    return () => {
      const version = contentVersion();
      if (version === undefined) return read();
      if (latest?.version === version) return latest.value;
      const value = read();
      latest = { version, value };
      value.catch(() => {
        if (latest?.value === value) latest = undefined;
      });
      return value;
    };
  };

/**
 * The same for a read by key: what was found for the `max` keys that were used last. What does not exist is read again
 * each time.
 */
export const createPerContentVersionAndKey = <Value extends object | string>(
  contentVersion: () => string | undefined,
  max: number,
  read: (key: string) => Promise<Value | undefined>,
): ((key: string) => Promise<Value | undefined>) => {
  const values = new LRUCache<string, Value, string>({
    max,
    fetchMethod: (_key, _old, { context }) => read(context),
    ignoreFetchAbort: true,
  });
  return (key) => {
    const version = contentVersion();
    return version === undefined ? read(key) : values.fetch(`${version} ${key}`, { context: key });
  };
};
