import { expect, test } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { wordings } from '../../../adapters/texts/texts.ts';

test.each(languages)('the %s link to a data sheet calls it as the sheet does', (language) => {
  const { page, sheet } = wordings[language];
  expect(page.sheet.startsWith(sheet)).toBe(true);
});
