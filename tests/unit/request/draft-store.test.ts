import { describe, expect, test } from 'vitest';
import { startDraft } from '../../../src/features/request/form/start-draft.ts';
import { type Draft, createDrafts } from '../../../src/features/request/form/draft-store.ts';
import { newIdempotencyKey } from '../../../src/features/request/form/new-idempotency-key.ts';
import { typedText } from '../../../src/features/request/form/form-values.ts';

const text = (given: Readonly<Record<string, string>>) => typedText((field) => given[field]);

const draft: Draft = { key: 'k1', text: text({ name: 'Ayşe Yılmaz', message: 'İki satır\nüçüncü de var' }) };

const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
});

const forbidden = (): never => {
  throw new DOMException('forbidden', 'SecurityError');
};

describe('a draft', () => {
  test('is there again after the page was loaded anew', () => {
    const entries = new Map<string, string>();
    createDrafts(() => storageOf(entries)).write('offer', draft);

    expect(createDrafts(() => storageOf(entries)).read('offer')).toEqual(draft);
  });

  test('belongs to one form', () => {
    const drafts = createDrafts(() => storageOf(new Map()));
    drafts.write('offer', draft);

    expect(drafts.read('oem')).toBeUndefined();
  });

  test('is gone once it is cleared', () => {
    const entries = new Map<string, string>();
    const drafts = createDrafts(() => storageOf(entries));
    drafts.write('offer', draft);
    drafts.clear('offer');

    expect(drafts.read('offer')).toBeUndefined();
    expect(entries.size).toBe(0);
  });

  test.each([
    ['forbidden', forbidden],
    ['full', () => ({ ...storageOf(new Map()), setItem: forbidden })],
  ])('lives in memory where the storage is %s', (_, storage) => {
    const drafts = createDrafts(storage);
    drafts.write('offer', draft);
    expect(drafts.read('offer')).toEqual(draft);

    drafts.clear('offer');
    expect(drafts.read('offer')).toBeUndefined();
  });

  test.each(['', 'no JSON', 'null', '[]', '{"key":"","text":{}}', '{"key":"k","text":{"name":1}}'])(
    'is none where the storage holds %j',
    (stored) => {
      const drafts = createDrafts(() => storageOf(new Map([['draft:offer', stored]])));

      expect(drafts.read('offer')).toBeUndefined();
    },
  );
});

describe('a form begins', () => {
  const empty = text({});

  test('with its draft', () => {
    expect(startDraft({ standing: empty, posted: undefined, draft })).toEqual(draft);
  });

  test('with what was typed before JavaScript came, beside the rest of the draft', () => {
    const standing = text({ name: 'Ali' });

    expect(startDraft({ standing, posted: undefined, draft })).toEqual({
      key: 'k1',
      text: { ...draft.text, name: 'Ali' },
    });
  });

  test('empty and with a key of its own when there is no draft', () => {
    const [first, second] = [1, 2].map(() =>
      startDraft({ standing: empty, posted: undefined, draft: undefined }),
    );

    expect(first?.text).toEqual(empty);
    expect(first?.key).not.toBe(second?.key);
  });

  test('with what the server shows again, even where that is empty, under the key it was sent with', () => {
    const standing = text({ name: 'Ali' });
    const posted = {
      values: { name: 'Ali', idempotencyKey: 'k2' },
      result: { kind: 'unavailable' },
    } as const;

    expect(startDraft({ standing, posted, draft })).toEqual({ key: 'k2', text: standing });
  });
});

test('keys are 128 bits in hexadecimal digits', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);

  expect(keys.every((key) => /^[\da-f]{32}$/u.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});
