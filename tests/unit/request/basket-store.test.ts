import { expect, test, vi } from 'vitest';
import { withProduct, withoutProducts } from '../../../src/features/request/basket/basket.ts';
import { type BasketStore, createBasketStore } from '../../../src/features/request/basket/basket-store.ts';

const productCount = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    clear: () => entries.clear(),
  };
};

const add = (store: BasketStore, name: string): void =>
  store.change((basket) => withProduct(basket, { slug: { en: name }, name: { tr: name, en: name } }));

const slugs = (store: BasketStore): string[] => store.current().map(({ slug }) => slug);

test('what was collected is there on the next page', () => {
  const storage = productCount();
  add(
    createBasketStore(() => storage),
    'tip',
  );

  expect(slugs(createBasketStore(() => storage))).toEqual(['tip']);
});

test('a foreign value in the storage is an empty basket, which takes products', () => {
  const storage = productCount();
  storage.setItem('basket', 'not ours');
  const store = createBasketStore(() => storage);

  expect(slugs(store)).toEqual([]);
  add(store, 'tip');
  expect(slugs(createBasketStore(() => storage))).toEqual(['tip']);
});

test('a change keeps what another tab has collected meanwhile', () => {
  const storage = productCount();
  const [here, there] = [createBasketStore(() => storage), createBasketStore(() => storage)];
  add(here, 'tip');
  add(there, 'pedal');
  add(here, 'cable');

  expect(slugs(here)).toEqual(['tip', 'pedal', 'cable']);
});

test('a refresh shows what another tab did and tells so once', () => {
  const storage = productCount();
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

test('the basket stays the same object until it changes', () => {
  const storage = productCount();
  const store = createBasketStore(() => storage);
  add(store, 'tip');
  const before = store.current();
  store.change((basket) => withoutProducts(basket, ['pedal']));

  expect(slugs(store)).toEqual(['tip']);
  expect(store.current()).toBe(before);
});

test('who has unsubscribed hears nothing', () => {
  const storage = productCount();
  const store = createBasketStore(() => storage);
  const listener = vi.fn<() => void>();
  store.subscribe(listener)();
  add(store, 'tip');

  expect(listener).not.toHaveBeenCalled();
});

test('where the storage is forbidden, the basket lives with the page', () => {
  const store = createBasketStore(() => {
    throw new Error('forbidden');
  });
  add(store, 'tip');
  store.refresh();
  add(store, 'pedal');

  expect(slugs(store)).toEqual(['tip', 'pedal']);
});

test('where the storage is full, what could not be stored is not lost with the next look', () => {
  const storage = productCount();
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
