import { type Basket, parseBasket, serializeBasket } from './basket.ts';

export const storageKey = 'basket';

export interface BasketStore {
  /** The same object until the basket changes. */
  readonly get: () => Basket;
  readonly update: (change: (basket: Basket) => Basket) => void;
  /** Reads the storage again, which another tab may have changed. */
  readonly refresh: () => void;
  /** @returns the function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A basket in a storage that tabs share. Where the storage is forbidden or full, the basket is held in memory.
 * @param getStorage may throw where the storage is forbidden
 * @param onUpdate called with each change of this tab
 */
export const createBasketStore = (
  getStorage: () => Pick<Storage, 'getItem' | 'setItem'>,
  onUpdate: (before: Basket, after: Basket) => void = () => {},
): BasketStore => {
  const listeners = new Set<() => void>();
  let basket: Basket = [];
  // The text last seen in the storage; `undefined` before the first read. A basket that could not be stored is newer.
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
    basket = parseBasket(text);
    return true;
  };

  const writeStorage = (text: string): void => {
    try {
      getStorage().setItem(storageKey, text);
      storedText = text;
    } catch {
      // Forbidden or full: the basket stays in memory.
    }
  };

  const notifyListeners = (): void => {
    for (const listener of listeners) listener();
  };

  return {
    get() {
      if (storedText === undefined) readStorage();
      return basket;
    },
    update(change) {
      readStorage();
      const changed = change(basket);
      const text = serializeBasket(changed);
      if (text === serializeBasket(basket)) return;
      const before = basket;
      basket = changed;
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
