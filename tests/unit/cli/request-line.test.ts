import { expect, test } from 'vitest';
import { requestLine } from '../../../adapters/cli/request-line.ts';
import { sampleRequest } from '../../support/sample-request.ts';

test('a line says when, what, what became of it, who and which', () => {
  expect(requestLine({ ...sampleRequest(), state: 'parked', confirmation: 'none' })).toBe(
    '2026-11-22 01:59  offer              parked      Elif Işık                  elif@hastane.example  2 × Piezo Ünitesi (piezo-unit) – İğne ve ŞÖMİNE için  3f1c2b7e-8f0a-4b57-9f0e-0d3f5a1b2c3d',
  );
});

test('the kind is named as in the filter', () => {
  expect(
    requestLine({ ...sampleRequest({ kind: 'technicalService' }), state: 'waiting', confirmation: 'none' }),
  ).toContain('  technical-service  waiting  ');
});

test('nothing that a visitor wrote commands the terminal or breaks the line', () => {
  const hostile = '\u001B[2J\u009B1mİ\u202Ekötü\u2028x';
  const line = requestLine({
    ...sampleRequest({ name: hostile, email: hostile, message: hostile, products: [] }),
    state: 'notified',
    confirmation: 'none',
  });
  expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
  expect(line).toContain('[2J 1mİ kötü x');
});

test('what became of the confirmation is before the id', () => {
  const line = requestLine({ ...sampleRequest(), state: 'notified', confirmation: 'limit' });
  expect(line).toMatch(/ {2}confirmation limit {2}3f1c2b7e-8f0a-4b57-9f0e-0d3f5a1b2c3d$/u);
});
