import { expect, test, vi } from 'vitest';
import { withoutItems } from '#contracts/request-items.ts';
import { withProduct } from '../../../src/features/request/basket/basket.ts';
import { type BasketStore, createBasketStore } from '../../../src/features/request/basket/basket-store.ts';

const memoryStorage = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    clear: () => entries.clear(),
  };
};

const add = (store: BasketStore, name: string): void =>
  store.update((basket) => withProduct(basket, { slug: { en: name }, name: { tr: name, en: name } }));

const slugs = (store: BasketStore): string[] => store.get().map(({ slug }) => slug);

test('a new store reads the basket that another one has stored', () => {
  const storage = memoryStorage();
  add(
    createBasketStore(() => storage),
    'tip',
  );

  expect(slugs(createBasketStore(() => storage))).toEqual(['tip']);
});

test('an invalid value in the storage is an empty basket, to which products can be added', () => {
  const storage = memoryStorage();
  storage.setItem('basket', 'not a basket');
  const store = createBasketStore(() => storage);

  expect(slugs(store)).toEqual([]);
  add(store, 'tip');
  expect(slugs(createBasketStore(() => storage))).toEqual(['tip']);
});

test('an update keeps the products that another tab has added in the meantime', () => {
  const storage = memoryStorage();
  const [thisTab, otherTab] = [createBasketStore(() => storage), createBasketStore(() => storage)];
  add(thisTab, 'tip');
  add(otherTab, 'pedal');
  add(thisTab, 'cable');

  expect(slugs(thisTab)).toEqual(['tip', 'pedal', 'cable']);
});

test('a refresh reads the changes of another tab and notifies listeners once', () => {
  const storage = memoryStorage();
  const store = createBasketStore(() => storage);
  add(store, 'tip');
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  storage.clear();
  store.refresh();
  store.refresh();

  expect(slugs(store)).toEqual([]);
  expect(listener).toHaveBeenCalledOnce();
});

test('the basket is the same object until it changes', () => {
  const storage = memoryStorage();
  const store = createBasketStore(() => storage);
  add(store, 'tip');
  const before = store.get();
  store.update((basket) => withoutItems(basket, [{ slug: 'pedal' }]));

  expect(slugs(store)).toEqual(['tip']);
  expect(store.get()).toBe(before);
});

test('an unsubscribed listener is not called', () => {
  const storage = memoryStorage();
  const store = createBasketStore(() => storage);
  const listener = vi.fn<() => void>();
  store.subscribe(listener)();
  add(store, 'tip');

  expect(listener).not.toHaveBeenCalled();
});

test('a basket is kept in memory where the storage is forbidden', () => {
  const store = createBasketStore(() => {
    throw new Error('forbidden');
  });
  add(store, 'tip');
  store.refresh();
  add(store, 'pedal');

  expect(slugs(store)).toEqual(['tip', 'pedal']);
});

test('a product that a full storage rejected survives the next refresh', () => {
  const storage = memoryStorage();
  add(
    createBasketStore(() => storage),
    'tip',
  );
  const store = createBasketStore(() => ({
    getItem: storage.getItem,
    setItem() {
      throw new Error('full');
    },
  }));
  add(store, 'pedal');
  store.refresh();

  expect(slugs(store)).toEqual(['tip', 'pedal']);
});
