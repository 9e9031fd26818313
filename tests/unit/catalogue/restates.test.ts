import { expect, test } from 'vitest';
import type { Attribute, Span } from '#domain/catalogue/attributes/attribute.ts';
import { restates } from '#domain/catalogue/attributes/restates.ts';

const measured = (unit: string): Attribute => ({
  kind: 'number',
  key: 'measure',
  name: { tr: 'Ölçü', en: 'Measure' },
  unit,
  limits: [1],
});

const spans = (...values: readonly (number | readonly [number, number])[]): readonly Span[] =>
  values.map((value) =>
    typeof value === 'number' ? { from: value, to: value } : { from: value[0], to: value[1] },
  );

test.for([
  ['17 cm', 'mm', spans(170)],
  ['20.5\u00A0cm', 'mm', spans(205)],
  ['38 g', 'kg', spans(0.038)],
  ['0.8 · 1.0 · 2.30 mm', 'mm', spans(0.8, 1, 2.3)],
  ['13, 15 and 18 cm', 'mm', spans(130, 150, 180)],
  ['0.7–1.5 m', 'mm', spans([700, 1500])],
  ['40° or 70°', '°', spans(40, 70)],
  ['1,000–80,000 rpm', 'rpm', spans([1000, 80000])],
  ['4 MHz', 'kHz', spans(4000)],
] as const)('%s says no more than numbers of %s', ([text, unit, values]) => {
  expect(restates(text, measured(unit), values)).toBe(true);
});

test.for([
  ['18 cm', 'mm', spans(170)],
  ['17 cm with handle', 'mm', spans(170)],
  ['17 cm', 'mm', spans(170, 180)],
  ['17', 'mm', spans(17)],
  ['17 kg', 'mm', spans(17)],
  ['A: 4 mm\nB: 5 mm', 'mm', spans(4, 5)],
  ['up to 80,000 rpm', 'rpm', spans(80000)],
  ['', 'mm', []],
] as const)('%j is not numbers of %s alone', ([text, unit, values]) => {
  expect(restates(text, measured(unit), values)).toBe(false);
});
