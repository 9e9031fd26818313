import { expect, test } from 'vitest';
import { takeMeasures } from '#domain/search/measures.ts';

test.each([
  ['30 derece teleskop', ['30deg'], 'teleskop'],
  ['30° telescope', ['30deg'], 'telescope'],
  ['4 mm bur', ['4mm'], 'bur'],
  ['4mm bur', ['4mm'], 'bur'],
  ['6,5 mm vida', ['6.5mm'], 'vida'],
  ['6.5 mm screw', ['6.5mm'], 'screw'],
  ['4,0x büyüteç', ['4x'], 'buyutec'],
  ['10 x 10 cm köpük', ['10cm'], 'kopuk'],
  ['3–5 mm', ['3mm', '5mm'], ''],
  ['400 mikron fiber', ['400um'], 'fiber'],
  ['27 inç monitör', ['27inch'], 'monitor'],
  ['7 numara kanül', ['7no'], 'kanul'],
  ['blade no 15', ['15no'], 'blade'],
  ['2/0 sütür', ['2/0'], 'sutur'],
  ['0°', ['0deg'], ''],
])('%s has the measures %j', (text, measures, rest) => {
  const taken = takeMeasures(text);
  expect(taken.measures).toEqual(measures);
  expect(taken.rest.trim().replaceAll(/\s+/gu, ' ')).toBe(rest);
});

test.each(['RC-25/40', 'Orvia P2', 'DEMO-1085', 'F32', 'Elvan 300', '931404/12', 'FB-180-03'])(
  '%s has no measure',
  (text) => {
    expect(takeMeasures(text).measures).toEqual([]);
  },
);
