import { expect, test } from 'vitest';
import { equalMeasures, takeMeasures } from '#domain/search/measures/measures.ts';

test.each([
  ['30 derece teleskop', ['30deg'], 'teleskop'],
  ['30° telescope', ['30deg'], 'telescope'],
  ['4mm,30° telescope', ['4mm', '30deg'], 'telescope'],
  ['4 mm/70° teleskop', ['4mm', '70deg'], 'teleskop'],
  ['45 derece;2,7mm optik', ['45deg', '2.7mm'], 'optik'],
  ['70°4mm scope', ['70deg', '4mm'], 'scope'],
  ['4mm70° scope', ['4mm', '70deg'], 'scope'],
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
  ['30º optik', ['30deg'], 'optik'],
  ['45˚ scope', ['45deg'], 'scope'],
  ['45 deg scope', ['45deg'], 'scope'],
  ['70 derecelik', ['70deg'], ''],
  ['3,5 kat lup', ['3.5x'], 'lup'],
  ['3.5 times loupe', ['3.5x'], 'loupe'],
  ['lup ×3,5', ['3.5x'], 'lup'],
  ['loupe x3.5', ['3.5x'], 'loupe'],
  ['5*7 cm bez', ['5cm', '7cm'], 'bez'],
  ['6.5x45mm vida', ['6.5mm', '45mm'], 'vida'],
  ['7x9 gazlı bez', ['7', '9'], 'gazli bez'],
  ['8, 10 ve 12 mm', ['8mm', '10mm', '12mm'], ''],
  ['14 Ch kanül', ['14fr'], 'kanul'],
  ['Ch 14 kanül', ['14fr'], 'kanul'],
  ['14Fr', ['14fr'], ''],
  ['8 French tube', ['8fr'], 'tube'],
  ['40.000 d/dk', ['40000rpm'], ''],
  ['40,000 rpm', ['40000rpm'], ''],
  ['0,125 mm', ['0.125mm'], ''],
  ['4-0 ipek', ['4/0'], 'ipek'],
  ['no 4/0 ipek', ['4/0'], 'ipek'],
  ['lup 2,5', ['2.5'], 'lup'],
  ['1470nm diyot', ['1470nm'], 'diyot'],
  ['4K monitör', ['4k'], 'monitor'],
  ['27in screen', ['27inch'], 'screen'],
  ['27 in stock', [], '27 in stock'],
  ['27″ ekran', ['27inch'], 'ekran'],
])('%s has the measures %j', (text, measures, rest) => {
  const taken = takeMeasures(text);
  expect(taken.measures).toEqual(measures);
  expect(taken.rest.trim().replaceAll(/\s+/gu, ' ')).toBe(rest);
});

test.each([
  'katalog no 66028175',
  'GR-72810-M',
  'DC-60K',
  'RC-25/40',
  'Orvia P2',
  'DEMO-1085',
  'F32',
  'Elvan 300',
  '931404/12',
  'FB-180-03',
])('%s has no measure', (text) => {
  expect(takeMeasures(text).measures).toEqual([]);
});

test.each([
  ['25mm', '2.5cm'],
  ['2.5cm', '25mm'],
  ['400um', '0.4mm'],
  ['12fr', '4mm'],
  ['4mm', '12fr'],
  ['14fr', '4.7mm'],
  ['4.7mm', '14fr'],
  ['7no', '7mm'],
  ['8no', '8fr'],
  ['70', '70deg'],
  ['27inch', '27'],
])('%s is also %s', (measure, other) => {
  expect(equalMeasures(measure)).toContain(other);
});

test.each([
  ['5mm', '14fr'],
  ['4mm', '4deg'],
  ['2/0', '2no'],
])('%s is not %s', (measure, other) => {
  expect(equalMeasures(measure)).not.toContain(other);
});
