import { expect, test } from 'vitest';
import type { IdentifiedOrder } from '#contracts/order.ts';
import { restOf } from '#domain/search/order/rest-of-order.ts';
import { groupLines, takeOrder } from '#contracts/taken-order.ts';
import { both } from '../../support/in-memory-catalogue.ts';

const tip = { slug: 'tip', ref: 'TP-4', name: both('tip'), variantName: both('4 mm') };

const line = (
  number: number,
  rest: Partial<IdentifiedOrder['lines'][number]> = {},
): IdentifiedOrder['lines'][number] => ({
  line: number,
  text: `line ${number}`,
  quantity: 2,
  items: [tip],
  isSure: true,
  ...rest,
});

test('lines are sure, to choose for, asked how many, unknown, or notes', () => {
  const groups = groupLines({
    lines: [
      line(1),
      line(2, { isSure: false }),
      line(3, { items: [] }),
      line(4, { quantity: 0 }),
      line(5, { isSure: false, question: 'quantity', unit: 'BX' }),
      line(6, { items: [], isSure: false, isNote: true }),
    ],
    more: 0,
  });
  expect(groups.sure).toEqual([{ line: 1, text: 'line 1', items: [{ ...tip, quantity: 2 }] }]);
  expect(groups.guessed.map((each) => each.line)).toEqual([2]);
  expect(groups.unknown.map((each) => each.line)).toEqual([3]);
  expect(groups.asked.map((each) => [each.line, each.items[0]?.unit])).toEqual([
    [4, undefined],
    [5, 'BX'],
  ]);
  expect(groups.notes.map((each) => each.line)).toEqual([6]);
});

test('lines that were not added or not read stay below the names of their columns; notes alone do not', () => {
  const text = 'REF;Adet\nA;1\n\nB;2\nC;3\nD;4\nToplam;10';
  const heading = line(1, { isNote: true });
  const sum = line(7, { isNote: true });
  const lines = [heading, line(2), line(4), line(5), line(6), sum];
  expect(restOf(text, { lines, more: 0 }, new Set([4])).rest).toBe('REF;Adet\nA;1\nC;3\nD;4\nToplam;10');
  expect(restOf(text, { lines, more: 0 }, new Set([2, 4, 5, 6])).rest).toBe('');
  expect(restOf(text, { lines: lines.slice(0, 3), more: 3 }, new Set([2, 4])).rest).toBe(
    'REF;Adet\nC;3\nD;4\nToplam;10',
  );
});

test('a row with line breaks in a cell leaves with all of its lines', () => {
  const lines = [line(1, { endLine: 3 }), line(4)];
  expect(restOf('A;"x\ny\nz";1\nB;;2', { lines, more: 0 }, new Set([1]))).toEqual({ rest: 'B;;2', left: 1 });
});

test('a line whose sum with the list cannot be requested stays in the field', () => {
  const lines = [line(1, { quantity: 10 }), line(2, { quantity: 5 })];
  const taken = takeOrder([{ ...tip, quantity: 999_990 }], {
    text: 'TP-4;10\nTP-4;5',
    order: { lines, more: 0 },
    choices: {},
    answers: {},
    isRestSent: false,
    language: 'tr',
  });
  expect(taken.list).toEqual([{ ...tip, quantity: 999_995 }]);
  expect(taken.rest).toBe('TP-4;10');
});

test('notes alone stay where the visitor has them sent, and count as lines that were not added', () => {
  const order = { lines: [line(1), line(2, { items: [], isNote: true })], more: 0 };
  const take = (isRestSent: boolean) =>
    takeOrder([], {
      text: 'TP-4;2\nKargo: acele',
      order,
      choices: {},
      answers: {},
      isRestSent,
      language: 'tr',
    });
  expect(take(true)).toMatchObject({ rest: 'Kargo: acele', left: 1 });
  expect(take(false)).toMatchObject({ rest: '', left: 0 });
});
