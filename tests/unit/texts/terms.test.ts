import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

/** Files whose texts visitors read. Synonyms are the words of visitors themselves. */
const patterns = ['content/**/*.yaml', 'locales/**/*.json'];
const excluded = new Set(['content/synonyms.yaml', 'content/technical-labels.yaml']);

const word = (letters: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}-])(?:${letters})(?![\p{L}-])`, 'iu');

/** Words that once stood beside another for the same thing, with the one to use: decision 20. */
const terms: readonly (readonly [dropped: RegExp, instead: string])[] = [
  [word('kip(?:i|te|ler|leri|inde)?'), 'mod'],
  [word('algılayıcı\\p{L}*'), 'sensör'],
  [word('süzge[çc]\\p{L}*'), 'filtre'],
  [word('göz merce\\p{L}*'), 'oküler'],
  [word('retraktör\\p{L}*'), 'ekartör'],
  [word('(?:dönüş plağı|nötr plak)\\p{L}*'), 'hasta plağı'],
  [word('çalışma uz(?:aklığ|unluğ)\\p{L}*'), 'çalışma mesafesi, çalışma boyu'],
  [word('koşut\\p{L}*'), 'paralel'],
  [word('yeğle\\p{L}*'), 'tercih etmek'],
  [word('mikro motor\\p{L}*'), 'mikromotor'],
  [word('sözcü[kğ]\\p{L}*'), 'kelime'],
  [word('internet bağlantınızı denetleyin'), 'kontrol edin'],
  [word('ayak anahtar\\p{L}*'), 'ayak pedalı'],
  [word('quotations?|(?:an|the|your) offer|offer form|get offer'), 'quote'],
  [word('foot ?switch(?:es)?|treadles?'), 'foot pedal'],
  [word('radio frequency'), 'radiofrequency'],
  [word('micro motors?'), 'micromotor'],
  [word('touch screens?'), 'touchscreen'],
  [word('adaptors?'), 'adapter'],
  [word('cannulas'), 'cannulae'],
  [word('made-to-order'), 'custom'],
  [word('(?:add|added) to (?:your )?request'), 'quote list'],
];

const findingsIn = async (file: string): Promise<string[]> => {
  const text = (await readFile(path.join(root, file), 'utf8')).replaceAll(/\s+/gu, ' ');
  return terms.flatMap(([dropped, instead]) => {
    const found = dropped.exec(text)?.[0];
    return found === undefined ? [] : [`${file}: "${found}", say ${instead}`];
  });
};

test('texts have one term for one thing', async () => {
  const findings: string[] = [];
  let files = 0;
  for await (const file of glob(patterns, { cwd: root })) {
    if (excluded.has(file)) continue;
    files += 1;
    findings.push(...(await findingsIn(file)));
  }
  expect(files).toBeGreaterThan(150);
  expect(findings).toEqual([]);
});
