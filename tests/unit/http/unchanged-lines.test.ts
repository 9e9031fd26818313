import { expect, test } from 'vitest';
import { unchangedLines } from '../../../adapters/http/forms/unchanged-lines.ts';

const numbersOf = (text: string, earlier: string, lines = text.split('\n').map((_, index) => index + 1)) =>
  Object.fromEntries(
    unchangedLines(
      lines.map((line) => ({ line })),
      text,
      earlier,
    ),
  );

test('a line that was moved is the same line, one that was changed is none', () => {
  expect(numbersOf('c 3\na 1\nb 22', 'a 1\r\nb 2\r\nc 3')).toEqual({ 1: 3, 2: 1 });
  expect(numbersOf('', 'a 1')).toEqual({});
  expect(numbersOf('a 1', '')).toEqual({});
});

test('copies of a line keep their order, and are none where their number has changed', () => {
  expect(numbersOf('a 1\nb 2\na 1', 'a 1\na 1')).toEqual({ 1: 1, 3: 2 });
  expect(numbersOf('a 1\na 1', 'a 1')).toEqual({});
  expect(numbersOf('a 1', 'a 1\na 1')).toEqual({});
});

test('a line with line breaks is the same only as a whole', () => {
  const lines = [{ line: 2, endLine: 3 }];
  expect([...unchangedLines(lines, 'x\n"a\nb";2', '"a\nb";2')]).toEqual([[2, 1]]);
  expect([...unchangedLines(lines, 'x\n"a\nb";2', '"a\nb";3')]).toEqual([]);
});
