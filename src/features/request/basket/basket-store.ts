import { type Basket, basketOf, basketText } from './basket.ts';

const key = 'basket';

export interface BasketStore {
  /** The same object until the basket changes. */
  readonly current: () => Basket;
  readonly change: (next: (basket: Basket) => Basket) => void;
  /** Looks again at what is stored: another tab may have changed it. */
  readonly refresh: () => void;
  /** @returns what ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps a basket in a storage that tabs share. Where the storage is forbidden or full, the basket lives as long as
 * the page.
 * @param storage throws where there is none
 */
export const createBasketStore = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): BasketStore => {
  const listeners = new Set<() => void>();
  let basket: Basket = [];
  // What the storage held last; `undefined` before the first look. A basket that could not be stored is newer.
  let stored: string | null | undefined;

  const stores = (): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return stored ?? null;
    }
  };

  const look = (): boolean => {
    const text = stores();
    if (text === stored) return false;
    stored = text;
    basket = basketOf(text);
    return true;
  };

  const keep = (text: string): void => {
    try {
      storage().setItem(key, text);
      stored = text;
    } catch {
      // Forbidden or full; the basket is in memory.
    }
  };

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  return {
    current() {
      if (stored === undefined) look();
      return basket;
    },
    change(next) {
      look();
      const changed = next(basket);
      const text = basketText(changed);
      if (text === basketText(basket)) return;
      basket = changed;
      keep(text);
      tell();
    },
    refresh() {
      if (look()) tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
