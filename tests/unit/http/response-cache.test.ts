import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { type Kept, type Outcome, createResponseCache } from '../../../adapters/http/cache/response-cache.ts';

const made = (text: string): Outcome<string> => ({
  made: { type: 'text/plain', body: Buffer.from(text), compressible: true },
});

const textOf = (answer: Kept<string>): string => ('kept' in answer ? String(answer.kept.body) : answer.other);

let version: string | undefined;
let times: number;
let warnings: unknown[];

const make = async (): Promise<Outcome<string>> => {
  times += 1;
  return made(`made ${times}`);
};

const nothing = async (): Promise<Outcome<string>> => {
  times += 1;
  return { other: `nothing ${times}` };
};

const keep = ({ maxBytes = 1000, maxAge = 60_000 } = {}) =>
  createResponseCache({
    maxBytes,
    maxAge,
    version: () => version,
    warn: (error) => warnings.push(error),
  }).keeper<string>();

beforeEach(() => {
  version = '1';
  times = 0;
  warnings = [];
});

test('an answer is made once, also when it is asked for again while it is being made', async () => {
  const kept = keep();
  const both = await Promise.all([kept('a', make), kept('a', make)]);
  const later = await kept('a', make);
  expect(times).toBe(1);
  expect([...both, later].map(textOf)).toEqual(['made 1', 'made 1', 'made 1']);
});

test('another version of the content is another answer, also to one that was begun before', async () => {
  const kept = keep();
  const begun = kept('a', make);
  version = '2';
  const after = await kept('a', make);
  expect(textOf(await begun)).toBe('made 1');
  expect(textOf(after)).toBe('made 2');
  expect(textOf(await kept('a', make))).toBe('made 2');
});

test('while the version of the content is not known, nothing is kept', async () => {
  version = undefined;
  const kept = keep();
  await kept('a', make);
  await kept('a', make);
  expect(times).toBe(2);
});

test('what is no answer is not kept', async () => {
  const kept = keep();
  expect(textOf(await kept('a', nothing))).toBe('nothing 1');
  expect(textOf(await kept('a', make))).toBe('made 2');
});

test('a failure is not kept', async () => {
  const kept = keep();
  await expect(kept('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(textOf(await kept('a', make))).toBe('made 1');
});

test('who asks while it turns out to be no answer gets what came of it', async () => {
  const kept = keep();
  const both = await Promise.all([kept('a', nothing), kept('a', nothing)]);
  expect(both.map(textOf)).toEqual(['nothing 1', 'nothing 1']);
});

test('an old answer is made anew', async () => {
  const kept = keep({ maxAge: 10 });
  await kept('a', make);
  await sleep(20);
  expect(textOf(await kept('a', make))).toBe('made 2');
});

const away = new Error('away');

test.each([
  ['rejects', () => Promise.reject(away)],
  ['says why there is none', async () => ({ other: 'sorry', failure: away })],
])(
  'where making %s, an old answer stands in for a while, and the reason is told once',
  async (_how, fail) => {
    const kept = keep({ maxAge: 50 });
    await kept('a', make);
    await sleep(60);
    expect(textOf(await kept('a', fail))).toBe('made 1');
    expect(textOf(await kept('a', fail))).toBe('made 1');
    expect(warnings).toEqual([away]);
    await sleep(60);
    expect(textOf(await kept('a', make))).toBe('made 2');
  },
);

test('where there is no old answer, what failed is answered so', async () => {
  const kept = keep();
  expect(textOf(await kept('a', async () => ({ other: 'sorry', failure: away })))).toBe('sorry');
});

test('what was not asked for longest makes room', async () => {
  const kept = keep({ maxBytes: 250 });
  await kept('a', make);
  for (const key of ['b', 'c', 'd', 'e', 'f', 'g']) await kept(key, make);
  expect(textOf(await kept('g', make))).toBe('made 7');
  expect(textOf(await kept('a', make))).toBe('made 8');
});
