import { expect, test, vi } from 'vitest';
import { withoutItems } from '#contracts/list/items.ts';
import { withProduct } from '../../../src/features/request/list/own-list.ts';
import { type ListStore, createListStore } from '../../../src/features/request/list/list-store.ts';

const memoryStorage = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    clear: () => entries.clear(),
  };
};

const add = (store: ListStore, name: string): void =>
  store.update((ownList) => withProduct(ownList, { slug: { en: name }, name: { tr: name, en: name } }));

const slugs = (store: ListStore): string[] => store.get().map(({ slug }) => slug);

test('a new store reads the list that another one has stored', () => {
  const storage = memoryStorage();
  add(
    createListStore(() => storage),
    'tip',
  );

  expect(slugs(createListStore(() => storage))).toEqual(['tip']);
});

test('an invalid value in the storage is an empty list, to which products can be added', () => {
  const storage = memoryStorage();
  storage.setItem('list', 'not a list');
  const store = createListStore(() => storage);

  expect(slugs(store)).toEqual([]);
  add(store, 'tip');
  expect(slugs(createListStore(() => storage))).toEqual(['tip']);
});

test('an update keeps the products that another tab has added in the meantime', () => {
  const storage = memoryStorage();
  const [thisTab, otherTab] = [createListStore(() => storage), createListStore(() => storage)];
  add(thisTab, 'tip');
  add(otherTab, 'pedal');
  add(thisTab, 'cable');

  expect(slugs(thisTab)).toEqual(['tip', 'pedal', 'cable']);
});

test('a refresh reads the changes of another tab and notifies listeners once', () => {
  const storage = memoryStorage();
  const store = createListStore(() => storage);
  add(store, 'tip');
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  storage.clear();
  store.refresh();
  store.refresh();

  expect(slugs(store)).toEqual([]);
  expect(listener).toHaveBeenCalledOnce();
});

test('the list is the same object until it changes', () => {
  const storage = memoryStorage();
  const store = createListStore(() => storage);
  add(store, 'tip');
  const before = store.get();
  store.update((ownList) => withoutItems(ownList, [{ slug: 'pedal' }]));

  expect(slugs(store)).toEqual(['tip']);
  expect(store.get()).toBe(before);
});

test('an unsubscribed listener is not called', () => {
  const storage = memoryStorage();
  const store = createListStore(() => storage);
  const listener = vi.fn<() => void>();
  store.subscribe(listener)();
  add(store, 'tip');

  expect(listener).not.toHaveBeenCalled();
});

test('a list is kept in memory where the storage is forbidden', () => {
  const store = createListStore(() => {
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
    createListStore(() => storage),
    'tip',
  );
  const store = createListStore(() => ({
    getItem: storage.getItem,
    setItem() {
      throw new Error('full');
    },
  }));
  add(store, 'pedal');
  store.refresh();

  expect(slugs(store)).toEqual(['tip', 'pedal']);
});
