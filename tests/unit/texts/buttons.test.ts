import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formTexts } from '#contracts/form-messages.ts';
import { entriesOf, readLocale } from '../../support/interface-texts.ts';

const source = path.resolve(import.meta.dirname, '..', '..', '..', 'src');

/** The rest of an element that looks like a button, or of a fold's head. */
const buttonPattern =
  /(?:className="(?:[\w-]+ )*button(?: [\w-]+)*"|<summary).*?<\/(?:button|a|label|SiteLink|summary)>/gsu;

/** The siz form of the imperative, which ends a Turkish sentence: "seçin", "göz atın". */
const politeImperative = /(?<!\p{L})(?!ürün|için)\p{L}+[ıiuü]n(?:[ıiuü]z)?(?=$| \(|:)/iu;

const isPolite = (text: string): boolean => politeImperative.test(text);

test('Turkish buttons are in the short form of the imperative', async () => {
  const locale = await readLocale('tr');
  const texts = new Map(
    locale
      .values()
      .flatMap((namespace) => entriesOf(namespace, ''))
      .map(([key, text]) => [key.replace(/_(?:one|other)$/u, ''), text] as const),
  );
  const found = new Set<string>();
  for await (const file of glob('**/*.tsx', { cwd: source })) {
    const code = await readFile(path.join(source, file), 'utf8');
    for (const [button] of code.matchAll(buttonPattern)) {
      for (const [, key = ''] of button.matchAll(/\bt\('(?:\w+:)?([\w.]+)'/gu)) {
        const text = texts.get(key);
        if (typeof text === 'string') found.add(text);
      }
    }
  }
  for (const text of [formTexts.tr.files.choose, formTexts.tr.toOrder, formTexts.tr.sendWhenOnline])
    found.add(text);
  expect(isPolite('Dosya seçin (CSV)') && isPolite('Teklif alın')).toBe(true);
  expect(found.size).toBeGreaterThan(25);
  expect([...found].filter(isPolite)).toEqual([]);
});
