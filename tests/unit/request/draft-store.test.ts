import { expect, test } from 'vitest';
import { type Draft, createDraftStore } from '../../../src/features/request/form/submission/draft-store.ts';
import { toVisibleValues } from '../../../src/features/request/form/fields/form-values.ts';

const values = {
  name: 'Ayşe Yılmaz',
  email: '',
  country: '',
  phone: '',
  message: 'İki satır\nüçüncü de var',
};

const visible = (given: Readonly<Record<string, string>>) => toVisibleValues((field) => given[field]);

const draft: Draft = {
  idempotencyKey: 'k1',
  values: visible({ ...values, institution: 'Şehir Hastanesi' }),
  begun: 'words',
};

const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
});

const forbidden = (): never => {
  throw new DOMException('forbidden', 'SecurityError');
};

test('a draft survives a reload', () => {
  const entries = new Map<string, string>();
  createDraftStore(() => storageOf(entries)).write('offer', draft);

  expect(createDraftStore(() => storageOf(entries)).read('offer')).toEqual(draft);
});

test('a form that was sent leaves what it says about the visitor to the next one, until it is to be forgotten', () => {
  const entries = new Map<string, string>();
  const drafts = createDraftStore(() => storageOf(entries));
  drafts.write('offer', draft);
  drafts.delete('offer');
  for (const store of [drafts, createDraftStore(() => storageOf(entries))])
    expect(store.readContact()).toMatchObject({ name: 'Ayşe Yılmaz', institution: 'Şehir Hastanesi' });
  expect([...entries.values()].join(' ')).not.toContain('İki satır');
  drafts.forgetContact();
  expect([...entries]).toEqual([]);
  expect(drafts.readContact()).toEqual({});
});

test('each form has a draft of its own', () => {
  const drafts = createDraftStore(() => storageOf(new Map()));
  drafts.write('offer', draft);

  expect(drafts.read('oem')).toBeUndefined();
});

test('a deleted draft is neither in memory nor in the storage', () => {
  const entries = new Map<string, string>();
  const drafts = createDraftStore(() => storageOf(entries));
  drafts.write('offer', draft);
  drafts.delete('offer');

  expect(drafts.read('offer')).toBeUndefined();
  expect([...entries.keys()]).toEqual(['contact']);
});

test.each([
  ['forbidden', forbidden],
  ['full', () => ({ ...storageOf(new Map()), setItem: forbidden })],
])('a draft is kept in memory where the storage is %s', (_, storage) => {
  const drafts = createDraftStore(storage);
  drafts.write('offer', draft);
  expect(drafts.read('offer')).toEqual(draft);

  drafts.delete('offer');
  expect(drafts.read('offer')).toBeUndefined();
});

test.each([
  '',
  'invalid JSON',
  'null',
  '[]',
  '{"idempotencyKey":"","values":{}}',
  '{"idempotencyKey":"k","values":{"name":1}}',
  // As the version before the English field names stored it.
  '{"key":"k","text":{"isim":"Ayşe","email":"","ulke":"","telefon":"","mesaj":""}}',
])('the invalid stored draft %j is ignored', (stored) => {
  const drafts = createDraftStore(() => storageOf(new Map([['draft:offer', stored]])));

  expect(drafts.read('offer')).toBeUndefined();
});

test('a stored draft without some of the fields is read', () => {
  const stored = JSON.stringify({ idempotencyKey: 'k1', values });
  const drafts = createDraftStore(() => storageOf(new Map([['draft:offer', stored]])));

  expect(drafts.read('offer')).toEqual({ idempotencyKey: 'k1', values: visible(values) });
});
