import { assert, expect, test } from 'vitest';
import type { Draft } from '../../../src/features/request/form/submission/draft-store.ts';
import { toVisibleValues } from '../../../src/features/request/form/fields/form-values.ts';
import { newIdempotencyKey } from '../../../src/lib/new-idempotency-key.ts';
import { readBegunMessage } from '../../../src/features/request/editing/begun-message.ts';
import { startDraft } from '../../../src/features/request/form/submission/start-draft.ts';

const values = (given: Readonly<Record<string, string>>) => toVisibleValues((field) => given[field]);

const stored: Draft = {
  idempotencyKey: 'k1',
  values: values({ name: 'Ayşe Yılmaz', message: 'İki satır\nüçüncü de var' }),
};

const never = (): boolean => false;

test('a form starts with its stored draft', () => {
  expect(startDraft({ inputs: values({}), isEmptied: never, posted: undefined, stored })).toEqual(stored);
});

test('a form that says nothing about the visitor starts with what an earlier one said', () => {
  const contact = { name: 'Ali', city: 'İzmir' };
  const sources = { isEmptied: never, posted: undefined, contact };
  const empty = startDraft({ ...sources, inputs: values({ message: 'Merhaba' }), stored: undefined });
  expect(empty.values).toEqual(values({ ...contact, message: 'Merhaba' }));
  expect(startDraft({ ...sources, inputs: values({}), stored })).toEqual(stored);
});

test('text typed before hydration replaces that field of the stored draft only', () => {
  expect(
    startDraft({ inputs: values({ name: 'Ali' }), isEmptied: never, posted: undefined, stored }),
  ).toEqual({
    idempotencyKey: 'k1',
    values: { ...stored.values, name: 'Ali' },
  });
});

test('a form without a draft starts empty, with an idempotency key of its own', () => {
  const [first, second] = [1, 2].map(() =>
    startDraft({ inputs: values({}), isEmptied: never, posted: undefined, stored: undefined }),
  );

  expect(first?.values).toEqual(values({}));
  expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
});

const posted = { values: { name: 'Ali', idempotencyKey: 'k2' }, result: { kind: 'unavailable' } } as const;

test('a posted form replaces the stored draft with its texts and its idempotency key', () => {
  expect(startDraft({ inputs: values({ name: 'Ali' }), isEmptied: never, posted, stored })).toEqual({
    idempotencyKey: 'k2',
    values: { ...stored.values, name: 'Ali' },
  });
});

test('a form that was posted before its draft was restored does not empty the draft', () => {
  const early = { values: { name: '', idempotencyKey: 'k2' }, result: { kind: 'listChanged' } } as const;
  expect(startDraft({ inputs: values({}), isEmptied: never, posted: early, stored })).toEqual({
    idempotencyKey: 'k2',
    values: stored.values,
  });
});

test('what the visitor has emptied stays empty', () => {
  expect(
    startDraft({ inputs: values({}), isEmptied: (field) => field === 'name', posted, stored }).values,
  ).toEqual({ ...stored.values, name: '' });
});

test('idempotency keys are 128 bits in hexadecimal digits', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);

  expect(keys.every((key) => /^[\da-f]{32}$/u.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});

const read = readBegunMessage('?q=x', 'en');
assert(read);
const begun = { ...read, isHydrated: false };

const messageOf = (
  message: string,
  draft?: Partial<Draft> & { readonly message: string },
  isEmptied = never,
) =>
  startDraft({
    inputs: values({ message }),
    isEmptied,
    posted: undefined,
    stored: draft && { idempotencyKey: 'k1', values: values({ message: draft.message }), ...draft },
    begun,
  });

test.for([
  ['begins the message', begun.text, undefined, begun.text],
  ['stands below a message that was typed earlier', begun.text, { message: 'Own' }, `Own\n\n${begun.text}`],
  ['keeps what was typed in it before hydration', 'I have x', { message: 'Own' }, 'Own\n\nI have x'],
  ['is added once', begun.text, { message: `${begun.text}!` }, `${begun.text}!`],
  ['is not added again once edited', begun.text, { message: 'Where is x', begun: begun.key }, 'Where is x'],
  ['is added to that of another one', begun.text, { message: 'y', begun: 'y' }, `y\n\n${begun.text}`],
  ['follows the language', begun.text, { message: 'Şunu bulamadım: x', begun: begun.key }, begun.text],
  ['gives way to what the browser restored', 'New', { message: 'Old', begun: begun.key }, 'New'],
] as const)('the question of an address %s', ([, input, draft, message]) => {
  const started = messageOf(input, draft);
  expect(started.values.message).toBe(message);
  expect(started.begun).toBe(begun.key);
});

test('a question that was removed before hydration removes nothing that was typed earlier', () => {
  expect(messageOf('', { message: 'Own' }, () => true).values.message).toBe('Own');
  expect(messageOf('', undefined, () => true).values.message).toBe('');
});

test('a message that a question would make too long stays as it is', () => {
  const message = 'x'.repeat(4990);
  expect(messageOf(begun.text, { message }).values.message).toBe(message);
});
