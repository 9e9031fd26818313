import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { type Made, createKeptAnswers } from '../../../adapters/http/kept-answers.ts';

const made = (text: string): Made => ({ type: 'text/plain', body: Buffer.from(text), compressible: true });

let version: string | undefined;
let times: number;

const make = async (): Promise<Made> => {
  times += 1;
  return made(`made ${times}`);
};

const nothing = async (): Promise<undefined> => {
  times += 1;
  return undefined;
};

const keep = (maxBytes = 1000) => createKeptAnswers({ maxBytes, version: () => version });

beforeEach(() => {
  version = '1';
  times = 0;
});

test('an answer is made once, also when it is asked for again while it is being made', async () => {
  const kept = keep();
  const both = await Promise.all([kept.get('a', make), kept.get('a', make)]);
  const later = await kept.get('a', make);
  expect(times).toBe(1);
  expect([...both, later].map((answer) => String(answer?.body))).toEqual(['made 1', 'made 1', 'made 1']);
});

test('another version of the content is another answer, also to one that was begun before', async () => {
  const kept = keep();
  const begun = kept.get('a', make);
  version = '2';
  const after = await kept.get('a', make);
  expect(String((await begun)?.body)).toBe('made 1');
  expect(String(after?.body)).toBe('made 2');
  expect(String((await kept.get('a', make))?.body)).toBe('made 2');
});

test('while the version of the content is not known, nothing is kept', async () => {
  version = undefined;
  const kept = keep();
  await kept.get('a', make);
  await kept.get('a', make);
  expect(times).toBe(2);
});

test('what is no answer is not kept', async () => {
  const kept = keep();
  expect(await kept.get('a', nothing)).toBeUndefined();
  expect(String((await kept.get('a', make))?.body)).toBe('made 2');
});

test('a failure is not kept', async () => {
  const kept = keep();
  await expect(kept.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(String((await kept.get('a', make))?.body)).toBe('made 1');
});

test('an old answer is made anew, and stands in where that does not succeed', async () => {
  const kept = createKeptAnswers({ maxBytes: 1000, maxAge: 10, version: () => version });
  await kept.get('a', make);
  await sleep(20);
  expect(String((await kept.get('a', nothing))?.body)).toBe('made 1');
  expect(times).toBe(2);
  expect(String((await kept.get('a', make))?.body)).toBe('made 3');
});

test('what was not asked for longest makes room', async () => {
  const kept = keep(250);
  await kept.get('a', make);
  for (const key of ['b', 'c', 'd', 'e', 'f', 'g']) await kept.get(key, make);
  expect(String((await kept.get('g', make))?.body)).toBe('made 7');
  expect(String((await kept.get('a', make))?.body)).toBe('made 8');
});
