import { expect, test } from 'vitest';
import { type ContentFolder, makeContentFolder, problemsOf } from '../../support/content-folder.ts';
import { readWholeContent } from '../../support/test-content.ts';

const drill = 'products/drills/ear-drill.yaml';
const news = 'news/new-office.yaml';

/** Errors and warnings, whether or not there are errors. */
const allOf = async (folder: ContentFolder): Promise<readonly string[]> => {
  const problems = await problemsOf(folder);
  const all = problems.length > 0 ? problems : (await readWholeContent(folder.root)).warnings;
  return all.map(({ line, text, isWarning }) => `${line} ${isWarning ? 'warning: ' : ''}${text}`);
};

const withTitle = async (written: string): Promise<ContentFolder> => {
  const folder = await makeContentFolder();
  await folder.change(news, 'tr: Yeni ofis', `tr: ${written}`);
  return folder;
};

const lost: readonly (readonly [written: string, text: string])[] = [
  [
    'Tüp #4 boy',
    '2 the text ends before "#4 boy", as # begins a comment: put the whole text in quotes, like \'Tüp #4 boy\', or the comment on a line of its own',
  ],
  [
    "Op. Dr. Ak'ın seti # 2",
    "2 the text ends before \"# 2\", as # begins a comment: put the whole text in quotes, like 'Op. Dr. Ak''ın seti # 2', or the comment on a line of its own",
  ],
  [
    '"Tüp" #4',
    '2 warning: "#4" is a comment, and no part of the value before it: put a space behind #, or all of it in quotes',
  ],
  [
    'Tüp\n    #4 boy',
    '3 warning: "#4 boy" is a comment, and no part of the text above: put a space behind #, or put the whole text in quotes',
  ],
  ['>- #4 boy\n    tüp', '2 "#4 boy" is a comment, and no part of the text below: write it on the next line'],
  ['&B seti', '2 "&B" is a sign of YAML, and no part of the text: put the whole text in quotes'],
  ['!Yeni set', '2 "!Yeni" is a sign of YAML, and no part of the text: put the whole text in quotes'],
  ['! Dikkat', '2 "!" is a sign of YAML, and no part of the text: put the whole text in quotes'],
  ['007', "2 title.tr: 007 is read as a number: put it in quotes, like '007'"],
  ['2.50', "2 title.tr: 2.50 is read as a number: put it in quotes, like '2.50'"],
  ['12E4', "2 title.tr: 12E4 is read as a number: put it in quotes, like '12E4'"],
  [
    '8690000000012345678',
    "2 title.tr: 8690000000012345678 is read as a number: put it in quotes, like '8690000000012345678'",
  ],
  ['0xA1', "2 title.tr: 0xA1 is read as a number: put it in quotes, like '0xA1'"],
  ['FALSE', "2 title.tr: FALSE is read as a boolean: put it in quotes, like 'FALSE'"],
  ['Null', "2 title.tr: Null is read as nothing: put it in quotes, like 'Null'"],
  ['~', "2 title.tr: ~ is read as nothing: put it in quotes, like '~'"],
  ['[Yeni]', '2 title.tr: is read as a list, and has to be a text: put it in quotes'],
  ['{Yeni}', '2 title.tr: is read as parts with names, and has to be a text: put it in quotes'],
];

test.each(lost)('a text that is written as %j is reported', async (written, text) => {
  expect(await allOf(await withTitle(written))).toEqual([text]);
});

const unreadable: readonly (readonly [written: string, advice: RegExp])[] = [
  ['Set: 5 parça', /; a text with a colon and a space needs quotes: put the whole text in quotes$/u],
  ['"Altın" seri', /; the text goes on behind its quotes: put the whole text in quotes of the other kind$/u],
  ['@sosyal', /; a text that begins with @, /u],
  ['%20 indirim', /; a text that begins with @, /u],
  ['[Yeni] set', /; a text that begins with \[ or \{ is none in YAML/u],
  ['> büyük', /; a text after > or \| begins on the next line; /u],
  [
    '> 5 mm kalınlık',
    /; a text after > or \| begins on the next line; one that begins with > or \| needs quotes$/u,
  ],
  ['Metin :', /; a text with a colon and a space needs quotes: put the whole text in quotes$/u],
  ['"C:\\yeni"', /; write the text in '…', as \\ in double quotes/u],
  ['- set', /; a text that begins with - or \? is none in YAML/u],
];

test.each(unreadable)('what to do about %j is said', async (written, advice) => {
  const [first = ''] = await allOf(await withTitle(written));
  expect(first).toMatch(/^2 not valid YAML: /u);
  expect(first).toMatch(advice);
});

test.each([
  ['12:30', '12:30'],
  ['2026-03-04', '2026-03-04'],
  ['evet', 'evet'],
  ['yes', 'yes'],
  ['1_000', '1_000'],
  ["'Tüp #4'", 'Tüp #4'],
  ['"Tüp # 4"', 'Tüp # 4'],
  ['Tüp#4', 'Tüp#4'],
  ['R&D & set', 'R&D & set'],
  ['Yeni! * 2', 'Yeni! * 2'],
  ['>-\n    Tüp #4\n    boy', 'Tüp #4 boy'],
  ["'007' # eski no", '007'],
])('%j is read as it is written', async (written, read) => {
  const { content, warnings } = await readWholeContent((await withTitle(written)).root);
  expect(content.news[0]?.title.tr).toBe(read);
  expect(warnings).toEqual([]);
});

test.each([
  ['brand: acteon', 'brand: acteon # the French one', []],
  [
    'brand: acteon',
    'brand: acteon #2',
    [
      '5 warning: "#2" is a comment, and no part of the value before it: put a space behind #, or all of it in quotes',
    ],
  ],
  ['piecesPerPack: 5', 'piecesPerPack: 5.0', []],
  ['piecesPerPack: 5', 'piecesPerPack: 2.000', ['21 2.000 is read as 2: write 2000 or 2']],
  [
    'piecesPerPack: 5',
    'piecesPerPack: 010',
    ['21 010 is read as 10: write 10 if it is a number, or put it in quotes'],
  ],
  [
    'piecesPerPack: 5',
    'piecesPerPack: 1e2',
    ['21 1e2 is read as 100: write 100 if it is a number, or put it in quotes'],
  ],
  [
    '40 mm',
    '1.250 mm',
    ['35 attributes.length: "1.250 mm": is 1.250 more than a thousand? Write 1250 or 1.25'],
  ],
  ['40 mm', '0.125 mm', []],
])('%s changed to %s is %j', async (from, to, expected) => {
  const folder = await makeContentFolder();
  await folder.change(drill, from, to);
  expect(await allOf(folder)).toEqual(expected);
});

test('longitude and latitude have any number of digits', async () => {
  const folder = await makeContentFolder();
  await folder.change('company.yaml', '    address:', '    at: [32.850, 39.920]\n    address:');
  expect(await allOf(folder)).toEqual([]);
});

test('in { }, a text that is cut at its comma is reported with what to do', async () => {
  const folder = await makeContentFolder();
  await folder.change('categories.yaml', '{ tr: Matkaplar, en: Drills }', '{ tr: Matkap, uç, en: Drills }');
  expect(await allOf(folder)).toEqual([
    '2 0.name.uç: is no known key: in { }, put a text with a comma in quotes',
  ]);
});

test.each([
  ['- ilk\n    - ikinci\n    - üçüncü', '- '],
  ['– ilk\n    – ikinci', '– '],
  ['• ilk\n    • ikinci', '• '],
])('a list whose lines are joined is a warning', async (list) => {
  const folder = await makeContentFolder();
  await folder.change(news, 'tr: Ofisimiz açıldı.', `tr: >-\n    Ofiste:\n    ${list}`);
  const text =
    '6 warning: the lines of the list in this text are joined to one: put a blank line between them, or begin the text with |';
  expect(await allOf(folder)).toEqual([text]);
  await folder.change(news, 'tr: >-', 'tr: |');
  expect(await allOf(folder)).toEqual([]);
});

test('lines that are kept in the middle of a sentence are a warning', async () => {
  const folder = await makeContentFolder();
  const lines = 'Ofisimiz Ankara’nın Çankaya ilçesinde\n    mayıs ayında açıldı.';
  await folder.change(news, 'tr: Ofisimiz açıldı.', `tr: |\n    ${lines}`);
  expect(await allOf(folder)).toEqual([
    '6 warning: article.tr: has a line break in a sentence, which begins a paragraph: begin the text with >- in place of |',
  ]);
  await folder.change(news, 'tr: |', 'tr: >-');
  expect(await allOf(folder)).toEqual([]);
});

test.each([
  [
    '"C:\\temp\\new"',
    [
      "2 warning: \\t in double quotes is read as a tab: write the text in '…'",
      "2 warning: \\n in double quotes is read as a line break: write the text in '…'",
    ],
  ],
  ['"C:\\arsiv"', ["2 title.tr: holds a control character (\\ in double quotes makes some: write '…')"]],
  ['"Tüp 3\\n\'lü set"', ["2 warning: \\n in double quotes is read as a line break: write the text in '…'"]],
  ['"3\\/4 uç"', ["2 warning: \\/ in double quotes is read as /: write the text in '…'"]],
  ['"T\\u00fcp"', ["2 warning: \\u00fc in double quotes is read as another sign: write the text in '…'"]],
  ['"Tüp \\"3\\" \\\\ set"', []],
  ["'C:\\temp\\new'", []],
  ['C:\\temp\\new', []],
])('a sign behind \\ is named where YAML reads another: %s', async (written, expected) => {
  expect(await allOf(await withTitle(written))).toEqual(expected);
});

test.each([
  [
    '>-\n    bir iki\n# not\n    üç dört',
    4,
    /; a line that begins with # ends the text above it: delete the line/u,
  ],
  [
    'bir iki\n    # not\n    üç dört',
    3,
    /; a line that begins with # ends the text above it: delete the line/u,
  ],
  [
    'bir\n...\n    iki',
    3,
    /^not valid YAML: the text goes on behind the end of the file; a line that begins with \.\.\./u,
  ],
  ['bir\n... devam eder', 3, /; a line that begins with \.\.\. or --- ends the file/u],
])('of %j, the line that causes it is named', async (written, line, text) => {
  const [first] = await problemsOf(await withTitle(written));
  expect(first?.line).toBe(line);
  expect(first?.text).toMatch(text);
});
