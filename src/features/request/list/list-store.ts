import { type OwnList, parseList, serializeList } from './own-list.ts';

export const storageKey = 'list';

export interface ListStore {
  /** The same object until the list changes. */
  readonly get: () => OwnList;
  readonly update: (change: (ownList: OwnList) => OwnList) => void;
  /** Reads the storage again, which another tab may have changed. */
  readonly refresh: () => void;
  /** @returns the function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A list in a storage that tabs share. Where the storage is forbidden or full, the list is held in memory.
 * @param getStorage may throw where the storage is forbidden
 * @param onUpdate called with each change of this tab
 */
export const createListStore = (
  getStorage: () => Pick<Storage, 'getItem' | 'setItem'>,
  onUpdate: (before: OwnList, after: OwnList) => void = () => {},
): ListStore => {
  const listeners = new Set<() => void>();
  let ownList: OwnList = [];
  // The text last seen in the storage; `undefined` before the first read. A list that could not be stored is newer.
  let storedText: string | null | undefined;

  const readText = (): string | null => {
    try {
      return getStorage().getItem(storageKey);
    } catch {
      return storedText ?? null;
    }
  };

  /** @returns whether the storage has changed since the last read */
  const readStorage = (): boolean => {
    const text = readText();
    if (text === storedText) return false;
    storedText = text;
    ownList = parseList(text);
    return true;
  };

  const writeStorage = (text: string): void => {
    try {
      getStorage().setItem(storageKey, text);
      storedText = text;
    } catch {
      // Forbidden or full: the list stays in memory.
    }
  };

  const notifyListeners = (): void => {
    for (const listener of listeners) listener();
  };

  return {
    get() {
      if (storedText === undefined) readStorage();
      return ownList;
    },
    update(change) {
      readStorage();
      const changed = change(ownList);
      const text = serializeList(changed);
      if (text === serializeList(ownList)) return;
      const before = ownList;
      ownList = changed;
      writeStorage(text);
      onUpdate(before, changed);
      notifyListeners();
    },
    refresh() {
      if (readStorage()) notifyListeners();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
