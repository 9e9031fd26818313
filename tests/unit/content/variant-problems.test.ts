import { expect, test } from 'vitest';
import { type Slip, makeContentFolder, makeSlip, problemsOf } from '../../support/content-folder.ts';
import { readWholeContent } from '../../support/test-content.ts';

const file = 'products/drills/ear-drill.yaml';

const slips: readonly Slip[] = [
  {
    is: 'a REF without quotes that YAML reads as a number',
    file,
    from: "ref: 'ED-10'",
    to: 'ref: 0123',
    on: 'ref: 0123',
    text: 'variants.0.ref: must be in quotes',
  },
  {
    is: 'a REF with small letters',
    file,
    from: "'ED-10'",
    to: "'Ed-10'",
    on: 'Ed-10',
    text: 'variants.0.ref: must be 3 to 40 capital letters and digits, joined by single -, . or /',
  },
  {
    is: 'a REF that the product has twice',
    file,
    from: "'ED-20'",
    to: "'ED-10' # again",
    on: 'again',
    text: 'variants.1.ref is taken by variants.0',
  },
  {
    is: 'a name that the product has twice in one language',
    file,
    from: 'tr: Eğri, en: Curved',
    to: 'tr: Düz, en: Curved',
    on: 'en: Curved',
    text: 'variants.1.name.tr is the same as that of REF ED-10',
  },
  {
    is: 'a variant without a name in one language',
    file,
    from: '{ tr: Eğri, en: Curved }',
    to: '{ tr: Eğri }',
    on: '{ tr: Eğri }',
    text: 'variants.1.name.en: is missing',
  },
  {
    is: 'a pack without pieces',
    file,
    from: 'piecesPerPack: 5',
    to: 'piecesPerPack: 0',
    on: 'piecesPerPack',
    text: 'variants.0.piecesPerPack: must be at least 1',
  },
  {
    is: 'a sterility that is neither true nor false',
    file,
    from: 'sterile: true',
    to: 'sterile: evet',
    on: 'sterile',
    text: 'variants.0.sterile: must be true or false',
  },
  {
    is: 'a key that no variant has',
    file,
    from: 'sterile: true',
    to: 'colour: green',
    on: 'colour',
    text: 'variants.0.colour: is no known key',
  },
];

test.each(slips)('$is is reported with its file and line', async (slip) => {
  const { found, expected } = await makeSlip(slip);

  expect(found).toEqual(expected);
});

test('a REF of another product is reported with the file of the other', async () => {
  const folder = await makeContentFolder();
  const pedal = 'products/drills/foot-pedal.yaml';
  await folder.append(pedal, "variants:\n  - ref: 'ED-20'\n    name: { tr: Çift, en: Double }\n");

  expect(await problemsOf(folder)).toEqual([
    { file: pedal, line: await folder.lineOf(pedal, 'ED-20'), text: `variants.0.ref is taken by ${file}` },
  ]);
});

test.each(['ED10', 'ED-1O', 'ED.10', 'E-D1O'])(
  'the REF %s, which looks like that of another product, is a warning',
  async (ref) => {
    const folder = await makeContentFolder();
    const pedal = 'products/drills/foot-pedal.yaml';
    await folder.append(pedal, `variants:\n  - { ref: '${ref}', name: { tr: Düz, en: Straight } }\n`);
    expect((await readWholeContent(folder.root)).warnings).toEqual([
      {
        file: pedal,
        line: await folder.lineOf(pedal, ref),
        text: `variants.0.ref: ${ref} looks like ED-10 of ${file}: is it right?`,
        isWarning: true,
      },
    ]);
  },
);
