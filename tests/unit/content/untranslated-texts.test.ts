import { expect, test } from 'vitest';
import { checkTexts } from '../../../adapters/content/yaml/check-texts.ts';
import { didYouMean } from '../../../adapters/content/yaml/near-miss.ts';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';

const found = (tr: string, en: string): readonly string[] =>
  checkTexts({ name: { tr, en } }, { file: 'brands.yaml', lineOf: () => 7 }).map(
    ({ line, text, isWarning }) => `${line} ${isWarning ? 'warning: ' : ''}${text}`,
  );

test.each(['-', '—', '...', '?', '***', '\u200B', '( )'])('"%s" says nothing', (text) => {
  expect(found(text, 'Drill')).toEqual([`7 name.tr: "${text}" says nothing: it needs a letter or a digit`]);
});

test.each([
  'TODO',
  'todo: çeviri',
  'Xxxx',
  'TBD',
  'n/a',
  'Lorem ipsum dolor sit amet',
  'DENEME',
  'Test',
  'Çeviri eklenecek',
  'asdfgh',
  '[metin gelecek]',
  'FIXME',
  'Buraya metin gelecek',
  'Ürün adı buraya',
  'xx mm boy',
  'Boy: XX cm',
  '… yazılacak',
  'Açıklama yazılacak',
])('"%s" is no text yet', (text) => {
  expect(found(text, 'Drill')).toEqual([
    `7 name.tr: "${text}" stands for a text that is still to be written`,
  ]);
});

test.each([
  ['Testere', 'Test saw'],
  ['XXL', 'XXL'],
  ['Yeni şube eklenecek', 'A branch will be added'],
  ['Başvuru buraya yapılır', 'Apply here'],
  ['XX kromozomu', 'XX chromosome'],
  ['5', '5'],
  ['Test cihazı', 'Test device'],
  ['Yoktur', 'None needed'],
  ['Orvia P2', 'Orvia P2'],
  ['Titanyum, 24 mm', 'Titanium, 24 mm'],
  ['Elif Örnek, Işık Şen', 'Elif Örnek, Işık Şen'],
  ['Kızılırmak Mahallesi, Çankaya', 'Kızılırmak Mahallesi, Çankaya'],
  ['Ofis Şişli’dedir', 'The office is in Şişli'],
  ['Adres: info@örnek.example', 'Write to info@şirket.example'],
  ['laser doppler probe', 'laser doppler'],
  ['The Cutter', 'The Cutter'],
])('%s and %s are in order', (tr, en) => {
  expect(found(tr, en)).toEqual([]);
});

test.each([
  ['Kulak için matkap', 'Kulak için matkap'],
  ['Hafif gövde', 'Hafif ve sağlam gövde'],
  ['Işıklı', 'ışıklı ayna'],
  ['<table><tr><td>Boy</td></tr></table>', '<table><tr><td>Boy ve ağırlık</td></tr></table>'],
])('of %s and %s, the English text looks like Turkish', (tr, en) => {
  expect(found(tr, en)).toEqual(['7 warning: name.en: looks like Turkish: is its translation missing?']);
});

test.each([
  ['Ses &amp; ışık', '&amp;'],
  ['Boy:&nbsp;5 mm', '&nbsp;'],
  ['Hafif <b>gövde</b>', '<b>'],
  ['Tek<br/>parça', '<br/>'],
  ['**Yeni** uç', '**Yeni**'],
  ['Bkz. [kılavuz](https://example.com)', '[kılavuz](https:'],
])('in %s, signs of HTML and Markdown are a warning', (text, sign) => {
  expect(found(text, 'Drill')).toEqual([
    `7 warning: name.tr: shows "${sign}" as it is written: only tables are HTML`,
  ]);
});

test.each(['5 < 6 mm > 4', 'R&D; M&A', '2 ** 3', '[A] tipi (yeni)', 'Ø < 5 mm'])('%s is plain', (text) => {
  expect(found(text, 'Drill')).toEqual([]);
});

test('a text that is the same in both languages is a warning', () => {
  expect(found('for ear surgery only', 'for ear surgery only')).toEqual([
    '7 warning: name.en: is the same as the Turkish text: is its translation missing?',
  ]);
});

test('an English text in the Turkish field is a warning', () => {
  expect(found('For the surgery of the ear', 'For the surgery of ears')).toEqual([
    '7 warning: name.tr: looks like English: is its translation missing?',
  ]);
});

test.each([
  ['action', ['acteon', 'bissinger'], ': did you mean "acteon"?'],
  ['Acteon ', ['acteon'], ': did you mean "acteon"?'],
  ['smith-nephew', ['smith&nephew'], ': did you mean "smith&nephew"?'],
  ['ışık-kaynağı', ['isik-kaynagi'], ': did you mean "isik-kaynagi"?'],
  ['drill.jpg', ['drill'], ': did you mean "drill"?'],
  ['p-2', ['p-3'], ''],
  ['uc-seti-2', ['uc-seti-3'], ''],
  ['saw', ['sew'], ''],
  ['nobody', ['acteon'], ''],
])('for %s, of %j, the end of the sentence is "%s"', (name, known, expected) => {
  expect(didYouMean(name, known)).toBe(expected);
});

test('what is meant by a misspelt reference is asked', async () => {
  const folder = await makeContentFolder();
  const drill = 'products/drills/ear-drill.yaml';
  await folder.change(drill, 'brand: acteon', 'brand: Acteon');
  await folder.change(drill, 'picture: drill', 'picture: drill.svg');
  await folder.change(drill, 'ear-drill.pdf', 'ear_drill.pdf');
  await folder.change('solutions.yaml', '- drills', '- Drills');
  expect(new Set((await problemsOf(folder)).map(({ text }) => text))).toEqual(
    new Set([
      'there is no brand "Acteon" in brands.yaml: did you mean "acteon"?',
      'there is no picture pictures/products/drill.svg: did you mean "drill"?',
      'there is no file documents/ear_drill.pdf: did you mean "ear-drill.pdf"?',
      'no solution of solutions.yaml lists the category "drills", so nobody would find it',
      'there is no category "Drills" in categories.yaml: did you mean "drills"?',
    ]),
  );
});
