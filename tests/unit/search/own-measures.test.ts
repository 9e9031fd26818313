import { expect, test } from 'vitest';
import { kindsOf, ownMeasures } from '#domain/search/measures/own-measures.ts';

const kinds = new Set(kindsOf(['sinüs teleskobu', 'sinus telescope', 'shaver blade', 'light cable']));

const source = {
  name: { tr: 'Duo Teleskop Kaseti', en: 'Duo Telescope Tray' },
  variants: [],
  attributes: [],
  rows: [],
  details: [],
};

test('the kind of a thing is the last word of its name', () => {
  expect(kindsOf(['Sinus Telescope', 'Sinus Telescope Set'])).toEqual(['~telescop', '~telescop']);
});

test.each([
  ['a variant', { variants: ['3,5 mm, 200 mm'] }, ['3.5mm', '200mm']],
  ['an attribute', { attributes: ['45 °'] }, ['45deg']],
  ['a row of a table', { rows: [['Length', '250 mm']] }, ['250mm']],
  ['a label of a row', { rows: [['2.7 mm', 'long']] }, ['2.7mm']],
  ['a detail', { details: [{ tr: '0° ve 30° bakış', en: '0° and 30° view' }] }, ['0deg', '30deg']],
  ['what a variant is for', { variants: ['for 4 mm shafts'] }, []],
  ['a row of what fits', { rows: [['Uygun çap', '2,7 ve 4 mm']] }, []],
  ['a row of another thing', { rows: [['Telescope diameter', '2.7–5 mm']] }, []],
  ['a cell of another thing', { rows: [['3.5 mm', '1.8 m', '4 mm telescopes']] }, ['3.5mm', '1.8m']],
  ['a detail of another thing', { details: [{ tr: 'Her 30°’de tık', en: 'Blade clicks every 30°' }] }, []],
  ['a detail of what fits', { details: [{ tr: '30° kılıflar', en: 'Sheaths for 30° scopes' }] }, []],
])('%s says measures of the thing itself alone', (_where, said, measures) => {
  expect(ownMeasures({ ...source, ...said }, kinds)).toEqual(measures);
});

test('a thing has measures that its own kind is said to have', () => {
  const name = { tr: 'Sinüs Teleskobu', en: 'Sinus Telescope' };
  const rows = [['Telescope diameter', '4 mm']];
  expect(ownMeasures({ ...source, name, rows }, kinds)).toEqual(['4mm']);
});
