import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnbrokenNumbers } from '../../../src/components/text/unbroken-numbers.tsx';

const html = (text: string): string => renderToStaticMarkup(createElement(UnbrokenNumbers, { text }));

const unbrokenParts = (text: string): readonly string[] =>
  Array.from(html(text).matchAll(/<span class="unbroken">([^<]*)</gu), ([, part]) => part ?? '');

test.for<[string, ...string[]]>([
  ['Version 1 · Feb 20, 2026 · Lot SG-2602/114', 'Lot SG-2602/114'],
  ['REF FB-180-03, FB-180-04', 'REF FB-180-03,', 'FB-180-04'],
  ['3 × Tip, 5 × 5 cm (REF 66017404)', '3 ×', '5 × 5 cm', '(REF 66017404)'],
  ['10 boxes × Tip, 4 mm (REF RC-25/40)', 'boxes ×', '4 mm', '(REF RC-25/40)'],
  ['Products for “4 mm 30° telescope”', '4 mm'],
  ['No “scope” has both 2,7 mm and 30 degrees.', '2,7 mm', '30 degrees'],
  ['“30 derecelik 4 mm’lik teleskop” için ürün bulunamadı.', '30 derecelik', '4 mm'],
  ['Sünger, 10 × 15 × 2,5 cm', '10 × 15 × 2,5 cm'],
  ['Sponge 7×5×1 cm, sterile', '7×5×1 cm,'],
  ['FM-26017 lotu için bildiğimiz bir belge yok.', 'FM-26017'],
  ['LOT 24/0117', 'LOT 24/0117'],
  ['Please enter your e-mail address.', 'e-mail'],
  ['a hospital/clinic with 5 rooms'],
  ['Pilot 24 and XREF 7'],
])('of “%s”, no line ends within REFs, lots, sizes, measures and compounds', ([text, ...parts]) => {
  expect(unbrokenParts(text)).toEqual(parts);
});

test('no letter of a text is lost, and what is wider than a column may part', () => {
  const text = 'Lot 24-0117-0118-0119-0120-0121-0122 × 3, (REF A-1)';
  expect(html(text).replaceAll(/<[^>]*>/gu, '')).toBe(text);
  expect(unbrokenParts(text)).toEqual(['(REF A-1)']);
});
