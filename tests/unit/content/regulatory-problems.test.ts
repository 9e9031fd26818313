import { readWholeContent } from '../../support/test-content.ts';
import { expect, test } from 'vitest';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';

const drill = 'products/drills/ear-drill.yaml';
const pedal = 'products/drills/foot-pedal.yaml';

const full = `regulatory:
  classification: IIa
  ceMark: true
  notifiedBody: '0123'
  udiDi: '09520001000072'
  uts: DEMO-1
  professionalUse: true
`;

const faulty = [
  [
    'a class of another law',
    'classification: IIa',
    'classification: IV',
    'classification: must be one of I, Is, Im, Ir, IIa, IIb, III, none',
  ],
  ['a mark that is a word', 'ceMark: true', 'ceMark: sure', 'ceMark: must be true or false'],
  [
    'a number without quotes',
    "notifiedBody: '0123'",
    'notifiedBody: 1023',
    "notifiedBody: must be four digits in quotes, like '0123'",
  ],
  [
    'a UDI-DI with a slip',
    '09520001000072',
    '09520001000073',
    'udiDi: must be a GTIN of 14 digits or an HIBC code, with its right check character',
  ],
  [
    'an ÜTS entry with a space',
    'DEMO-1',
    'DEMO 1',
    'uts: must be 4 to 40 capital letters, digits, /, . or -',
  ],
  [
    'a notified body in class I',
    'classification: IIa',
    'classification: I',
    'notifiedBody: class I has no notified body',
  ],
  [
    'a notified body without a CE mark',
    'ceMark: true',
    'ceMark: false',
    'notifiedBody: stands beside a CE mark: ceMark must be true',
  ],
] as const;

test.each(faulty)('%s is reported with its file and line', async (_, from, to, text) => {
  const folder = await makeContentFolder();
  await folder.append(drill, full.replace(from, to));
  const [field = ''] = text.split(':', 1);

  expect(await problemsOf(folder)).toEqual([
    { file: drill, line: await folder.lineOf(drill, `  ${field}:`), text: `regulatory.${text}` },
  ]);
});

test('a product that is no medical device with registry codes is reported', async () => {
  const folder = await makeContentFolder();
  await folder.append(drill, full.replace('IIa', 'none'));

  expect((await problemsOf(folder)).map(({ text }) => text.split(':', 1).join(''))).toEqual([
    'regulatory.notifiedBody',
    'regulatory.udiDi',
    'regulatory.uts',
  ]);
});

test('two products with one UDI-DI are reported', async () => {
  const folder = await makeContentFolder();
  await folder.append(drill, full);
  await folder.append(pedal, full);

  expect(await problemsOf(folder)).toEqual([
    {
      file: pedal,
      line: await folder.lineOf(pedal, 'udiDi'),
      text: `regulatory.udiDi is the same as in ${drill}`,
    },
  ]);
});

test('missing regulatory information is a gap and no problem', async () => {
  const folder = await makeContentFolder();
  await folder.append(drill, 'regulatory:\n  classification: IIb\n  ceMark: true\n');
  const { content, gaps } = await readWholeContent(folder.root);

  expect(content.products.map(({ regulatory }) => regulatory)).toEqual([
    { classification: 'IIb', ceMark: true, professionalUse: false },
    undefined,
  ]);
  expect(gaps).toEqual([
    {
      file: drill,
      line: await folder.lineOf(drill, '  classification'),
      text: 'regulatory: notifiedBody, udiDi, uts not there yet',
    },
    { file: pedal, line: 1, text: 'regulatory: classification, ceMark, udiDi, uts not there yet' },
  ]);
});
