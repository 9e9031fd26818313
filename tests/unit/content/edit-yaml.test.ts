import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Json, type JsonPath, isList, isObject } from '#domain/desk/publishing/json.ts';
import { editYaml, readYamlValue, writeYaml } from '../../../adapters/content/yaml/edit-yaml.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

const files = ['content', 'tests/content'].flatMap((folder) =>
  globSync('**/*.yaml', { cwd: path.join(root, folder) }).map((file) => ({
    file: `${folder}/${file}`,
    text: readFileSync(path.join(root, folder, file), 'utf8'),
  })),
);

/** Returns a value with another one at a path. */
const withAt = (value: Json, [key, ...rest]: JsonPath, change: (part: Json) => Json): Json => {
  if (key === undefined) return change(value);
  if (isList(value))
    return value.map((entry, index) => (index === key ? withAt(entry, rest, change) : entry));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([each, part]) => [each, each === key ? withAt(part, rest, change) : part]),
  );
};

/** Paths of the texts, numbers and truth values of a value. */
const leavesOf = (value: Json, at: JsonPath = []): JsonPath[] =>
  isList(value)
    ? value.flatMap((entry, index) => leavesOf(entry, [...at, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([each, part]) => leavesOf(part, [...at, each]))
      : [at];

const commonLength = (one: readonly string[], other: readonly string[]): number => {
  const end = one.findIndex((line, index) => line !== other[index]);
  return end === -1 ? one.length : end;
};

/** Number of lines that differ between the first and the last that do. */
const changedLines = (before: string, after: string): number => {
  const [one, other] = [before.split('\n'), after.split('\n')];
  const head = commonLength(one, other);
  return one.length - head - commonLength(one.slice(head).toReversed(), other.slice(head).toReversed());
};

test('a file of which nothing is changed is the same to the byte', () => {
  expect(files.length).toBeGreaterThan(250);
  for (const { text } of files) expect(editYaml(text, structuredClone(readYamlValue(text)))).toBe(text);
});

test('a changed word changes its line alone, in every file', () => {
  for (const { file, text } of files) {
    const value = readYamlValue(text);
    const leaves = leavesOf(value);
    const leaf = leaves[(text.length * 7) % leaves.length] ?? [];
    const changed = withAt(value, leaf, (part) =>
      typeof part === 'string' ? part.replace(/\S+(?=\s*$)/u, 'yeni') : typeof part === 'number' ? 7 : part,
    );
    const edited = editYaml(text, changed);
    expect(readYamlValue(edited), file).toEqual(changed);
    expect(changedLines(text, edited), file).toBeLessThanOrEqual(2);
  }
});

const word = fc.oneof(
  fc.constantFrom(
    'Kemik',
    'ışık',
    'a: b',
    '# no',
    '- x',
    '0123',
    'true',
    'null',
    '5 mm',
    "d'Or",
    '"q"',
    '{',
    '2026-01-31',
    '1e3',
    'yes',
    '~',
    '&a',
    '*b',
    '!c',
    '%',
    '@',
    '|',
    '>',
    ',',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

const text = fc.oneof(
  word,
  fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(' ')),
  fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join('\n')),
  fc
    .array(fc.constantFrom('söz', 'uzun bir cümle', '\n', '  ', ' ', '\t'), { maxLength: 40 })
    .map((parts) => parts.join('')),
);

const key = fc.oneof(
  fc.constantFrom('tr', 'en', 'slug', 'name', 'text', 'x'),
  word.filter((each) => each !== '__proto__'),
);

const { value: arbitrary } = fc.letrec<{ value: Json; list: Json; object: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    text,
    fc.constantFrom<Json>(null, true, false, 0, 5, -3, 1.5, 28.9497, 1e21, 1e-7),
    tie('object'),
    tie('list'),
  ),
  list: fc.array(tie('value'), { maxLength: 6 }),
  object: fc.dictionary(key, tie('value'), { maxKeys: 6, noNullPrototype: true }),
}));

const arbitraryRoot = fc.oneof(
  fc.dictionary(key, arbitrary, { minKeys: 1, maxKeys: 6, noNullPrototype: true }),
  fc.array(arbitrary, { minLength: 1, maxLength: 6 }),
);

const normalized = (value: Json): unknown => JSON.parse(JSON.stringify(value).normalize('NFC'));

const options = { numRuns: 100 };

test('whatever is written is read as it was', () => {
  fc.assert(
    fc.property(arbitraryRoot, (value) => {
      expect(readYamlValue(writeYaml(value))).toEqual(normalized(value));
    }),
    options,
  );
});

test('a value is edited into any other', () => {
  fc.assert(
    fc.property(arbitraryRoot, arbitraryRoot, (before, after) => {
      expect(readYamlValue(editYaml(writeYaml(before), after))).toEqual(normalized(after));
    }),
    options,
  );
});

/** A list whose entries have a comment above them, one of them behind a blank line: a heading. */
const commented = fc.uniqueArray(fc.nat(30), { minLength: 4, maxLength: 10 }).chain((ids) =>
  fc.record({
    ids: fc.constant(ids),
    after: fc.shuffledSubarray([...ids, 40, 41, 42], { minLength: 1 }),
    headings: fc.subarray(ids, { maxLength: 1 }),
  }),
);

const entryOf = (id: number): string => `- slug: s${id}\n  name: { tr: a${id}, en: b } # of ${id}\n`;

test('a comment stays with its entry, and headings stay', () => {
  fc.assert(
    fc.property(commented, ({ ids, after, headings }) => {
      const isHeaded = (id: number): boolean => headings.includes(id);
      const above = (id: number, index: number): string =>
        isHeaded(id) ? `\n# Heading ${id}\n` : index > 0 ? `# Above ${id}\n` : '';
      const source = ids.map((id, index) => above(id, index) + entryOf(id)).join('');
      const edited = editYaml(
        source,
        after.map((id) => ({ slug: `s${id}`, name: { tr: `a${id}`, en: id === 3 ? 'c' : 'b' } })),
      );
      const kept = ids.filter((id) => after.includes(id));
      const withComment = kept.filter((id) => ids.indexOf(id) > 0 && !isHeaded(id));
      for (const part of [
        ...headings.map((id) => `# Heading ${id}\n`),
        ...kept.map((id) => `# of ${id}\n`),
        ...withComment.map((id) => `# Above ${id}\n- slug: s${id}\n`),
      ])
        expect(edited).toContain(part);
    }),
    options,
  );
});

test('a comment of a part that is written anew is kept', () => {
  const source = 'a: # why\n  - x\nb: >- # how\n  long\n  text\nc: [1] # what\n';
  const edited = editYaml(source, { a: 'none', b: 'short', c: { d: 1 } });
  for (const comment of ['# why', '# how', '# what']) expect(edited).toContain(comment);
});

test('line ends of Windows, a byte order mark and a missing end of the last line are no hindrance', () => {
  expect(editYaml('\uFEFFa: 1\r\nb: 2\r\n', { a: 1, b: 3 })).toBe('\uFEFFa: 1\r\nb: 3\r\n');
  expect(editYaml('a:\n  - x', { a: ['x', 'y'] })).toBe('a:\n  - x\n  - y\n');
});

test.each(['a: [', 'a: &x 1\nb: *x\n', 'a: !!str 1\n'])(
  'what content files do not use is not edited: %s',
  (source) => {
    expect(() => editYaml(source, { a: 1 })).toThrow('cannot be edited');
  },
);

test('a new file follows the way of writing of its like', () => {
  const like = "name: { tr: a, en: b }\nvariants:\n  - ref: 'A-1'\n    name:\n      tr: a\n      en: b\n";
  expect(
    writeYaml(
      { name: { tr: 'ç', en: 'd' }, variants: [{ ref: 'B-2', name: { tr: 'e', en: 'f' } }], at: [1, 2] },
      like,
    ),
  ).toBe(
    "name: { tr: ç, en: d }\nvariants:\n  - ref: 'B-2'\n    name:\n      tr: e\n      en: f\nat: [1, 2]\n",
  );
});
