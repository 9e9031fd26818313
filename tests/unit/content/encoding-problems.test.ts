import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { decodeText } from '../../../adapters/content/files/decode-text.ts';
import { checkSigns } from '../../../adapters/content/yaml/check-signs.ts';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';
import { readWholeContent } from '../../support/test-content.ts';

/** Bytes of Windows-1254, by letter. */
const windows1254: Readonly<Record<string, number>> = {
  ğ: 0xf0,
  ı: 0xfd,
  ş: 0xfe,
  Ğ: 0xd0,
  İ: 0xdd,
  Ş: 0xde,
  '–': 0x96,
  '’': 0x92,
};

const toWindows1254 = (text: string): Buffer =>
  Buffer.from(Array.from(text, (letter) => windows1254[letter] ?? letter.charCodeAt(0)));

const text = 'title:\n  tr: Ölçüm cihazı\n  en: Gauge\narticle:\n  tr: Şişli’de – İstanbul\n';

test('UTF-8 is read with and without a byte order mark', () => {
  expect(decodeText(Buffer.from(text))).toEqual({ text });
  expect(decodeText(Buffer.from(`\uFEFF${text}`))).toEqual({ text });
});

test('a file with a byte order mark and lines of Windows is in order', async () => {
  const folder = await makeContentFolder();
  const before = await readWholeContent(folder.root);
  const news = 'news/new-office.yaml';
  await folder.change(news, 'title:', '\uFEFFtitle:');
  await folder.change(news, '\npublishDate', '\r\npublishDate');
  expect(await readWholeContent(folder.root)).toEqual(before);
});

test('Windows-1254 is named with the line and text that it begins on', () => {
  expect(decodeText(toWindows1254(text))).toEqual({
    line: 2,
    fault:
      'is not UTF-8 but looks like Windows-1254 (which editors call ANSI or Turkish, like ISO-8859-9): "tr: Ölçüm cihazı": save it again with the encoding UTF-8',
  });
});

test('a line of Windows-1254 in a file of UTF-8 is named as that', () => {
  const mixed = Buffer.concat([Buffer.from(text), toWindows1254('  en: Şişli\n')]);
  expect(decodeText(mixed)).toEqual({
    line: 6,
    fault: expect.stringMatching(
      /^this line is not UTF-8 but looks like Windows-1254 .*"en: Şişli", while the rest of the file is/u,
    ),
  });
});

test('bytes of no encoding that is known are no UTF-8, with their line', () => {
  // Code page 857 of MS-DOS.
  const bytes = Buffer.from([...Buffer.from('a: 1\nb: '), 0x9f, 0x8d]);
  expect(decodeText(bytes)).toEqual({
    line: 2,
    fault: 'is not UTF-8: save it again with the encoding UTF-8',
  });
});

test.each([
  ['UTF-16LE', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16BE', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['UTF-16', Buffer.from(text, 'utf16le')],
])('%s is named', (name, bytes) => {
  expect(decodeText(bytes)).toEqual({
    line: 1,
    fault: `is ${name} (which Notepad calls Unicode or UTF-16) and not UTF-8: save it again with the encoding UTF-8`,
  });
});

test.each([
  ['a ZIP, Word or Excel file', 'PK\u0003\u0004\u0014'],
  ['rich text (RTF)', String.raw`{\rtf1\ansi name: Matkap}`],
  ['a PDF', '%PDF-1.7'],
])('%s is named', (name, start) => {
  expect(decodeText(Buffer.from(start))).toEqual({
    line: 1,
    fault: `is ${name}, and no plain text: save it as plain text in UTF-8`,
  });
});

test('a file in another encoding is one problem, and hides none of other files', async () => {
  const folder = await makeContentFolder();
  const file = path.join(folder.root, 'products/drills/ear-drill.yaml');
  await writeFile(file, toWindows1254('name:\n  tr: Kulak Matkabı\n'));
  await folder.change('products/drills/foot-pedal.yaml', 'brand: smith&nephew', 'brand: nobody');
  expect((await problemsOf(folder)).map(({ file: of, line }) => `${of}:${line}`)).toEqual([
    'products/drills/ear-drill.yaml:2',
    'products/drills/foot-pedal.yaml:5',
  ]);
});

const signs: readonly (readonly [line: string, text: RegExp, isWarning?: true])[] = [
  ['tr: BÃ¼yÃ¼k Ä±ÅŸÄ±k', /^holds "Ã¼" for "ü", "Ä±" for "ı", "ÅŸ" for "ş": it was opened with/u],
  ['en: the surgeonâ€™s choice', /^holds "â€™" for "’"/u],
  ['tr: 37 Â°C', /^holds "Â°" for "°"/u],
  ['tr: Ä°stanbul', /^holds "Ä°" for "İ"/u],
  ['tr: I\uFFFDık', /^holds "\uFFFD" \(U\+FFFD\), where a letter was lost/u],
  ['tr: baþlýk aðýz', /^holds "þ", probably for "ş", "ð", probably for "ğ"/u],
  ['tr: kulakl?k', /^holds "kulakl\?k": was a letter lost/u, true],
  ['tr: ?stanbul', /^holds "\?stanbul"/u, true],
  ['tr: çal??r', /^holds "çal\?\?r"/u, true],
  ['tr: go\u0308zlu\u0308k', /^holds "ö" as a letter and an accent \(U\+006F U\+0308\)/u, true],
  ['tr: Tüp\u200B', /^holds an invisible sign \(U\+200B, zero-width space\)/u],
  ['tr: \u200ETüp', /^holds an invisible sign \(U\+200E, left-to-right mark\)/u],
  ['tr: \u2066Tüp\u2069', /^holds an invisible sign \(U\+2066; U\+2069\)/u],
  ['tr: naza\u00ADlar', /^holds an invisible sign \(U\+00AD, soft hyphen\)/u, true],
  ['tr: Boy\t12 mm', /^holds a tab/u, true],
  ['\u00A0\u00A0tr: Tüp', /^begins with no-break spaces/u],
  ['slugTr: tup\u00A0', /^holds a no-break space/u],
];

test.for(signs)('"%s" is reported', ([line, found, isWarning]) => {
  expect(
    checkSigns(
      'brands.yaml',
      `# Ã¼\nname:\n  ${line}`.replace('  slug', 'slug').replace('  \u00A0', '\u00A0'),
    ),
  ).toEqual([
    { file: 'brands.yaml', line: 3, text: expect.stringMatching(found), ...(isWarning && { isWarning }) },
  ]);
});

test.each([
  'tr: KÂĞIT, kâğıt, Âdem’in hâli; GÜCÜ”, ÜRÜNÜ’nü',
  'en: naïve café, Ångström, Ä, 5 Å – 10 Å',
  'en: Where is it? At https://example.com/?a=b&c=d',
  'tr: Ne zaman?\u00A0Şimdi. 24\u00A0mm',
  'tr: Nerede? Burada!',
])('"%s" is in order', (line) => {
  expect(checkSigns('brands.yaml', `name:\n  ${line}\n`)).toEqual([]);
});

test('letters and accents that are apart are put together', async () => {
  const folder = await makeContentFolder();
  await folder.change('news/new-office.yaml', 'tr: Yeni ofis', 'tr: Yeni s\u0327ube');
  const { content, warnings } = await readWholeContent(folder.root);
  expect(content.news[0]?.title.tr).toBe('Yeni şube');
  expect(warnings.map(({ line, text: of }) => `${line} ${of}`)).toEqual([
    '2 holds "ş" as a letter and an accent (U+0073 U+0327), as macOS copies names: type it again',
  ]);
});
