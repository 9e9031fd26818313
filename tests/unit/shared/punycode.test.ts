import { domainToASCII } from 'node:url';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePunycode } from '#domain/shared/punycode.ts';

test.for<[string, string]>([
  ['bcher-kva', 'bücher'],
  ['0rys90e', '病院'],
  ['ls8h', '💩'],
  ['klinikum-mnchen-8vb', 'klinikum-münchen'],
  ['pgbre6cq2a', 'مستشفى'],
])('%s is %s', ([text, decoded]) => {
  expect(decodePunycode(text)).toBe(decoded);
});

test('every name that is encoded is decoded to itself', () => {
  const letter = fc.constantFrom(...Array.from('abcxyz019çğıöşüéßжяλשع日本語한'));
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 20 }), (label) => {
      const [, encoded] = /^xn--(.+)$/u.exec(domainToASCII(label)) ?? [];
      fc.pre(encoded !== undefined);
      expect(domainToASCII(decodePunycode(encoded ?? '') ?? '')).toBe(`xn--${encoded}`);
    }),
  );
});

test('what encodes nothing is not decoded, and no text is too much', () => {
  for (const text of ['a_', '99999999', 'ü', 'zzzzzzzzzzzzzzzzzzzz'])
    expect(decodePunycode(text), text).toBeUndefined();
  fc.assert(fc.property(fc.string({ maxLength: 63 }), (text) => void decodePunycode(text)));
});
