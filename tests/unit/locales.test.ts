import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import enPages from '../../src/i18n/locales/en/pages.json' with { type: 'json' };
import enUi from '../../src/i18n/locales/en/ui.json' with { type: 'json' };
import trPages from '../../src/i18n/locales/tr/pages.json' with { type: 'json' };
import trUi from '../../src/i18n/locales/tr/ui.json' with { type: 'json' };
import {
  type Use,
  entriesOf,
  isPlural,
  textsOf,
  usedTexts,
  withoutPlural,
} from '../support/interface-texts.ts';

const locales = { tr: { ui: trUi, pages: trPages }, en: { ui: enUi, pages: enPages } };

const texts = (language: keyof typeof locales): (readonly [string, string])[] => [
  ...textsOf(locales[language].ui, 'ui'),
  ...textsOf(locales[language].pages, 'pages'),
];

const keys = (language: keyof typeof locales): string[] => [
  ...entriesOf(locales[language].ui, '').map(([key]) => `ui:${key}`),
  ...entriesOf(locales[language].pages, '').map(([key]) => `pages:${key}`),
];

const textKeys = (language: keyof typeof locales): string[] => texts(language).map(([key]) => key);

const matches = (use: Use, key: string): boolean =>
  use.key.endsWith('.') ? key.startsWith(use.key) : key === use.key;

const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/gu) ?? []).toSorted();

test('both languages have the same keys, in lists too', () => {
  expect(textKeys('tr').toSorted()).toEqual(textKeys('en').toSorted());
});

test.each(languages)('no text in %s is empty', (language) => {
  expect(texts(language).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(languages)('a text that depends on a number has every form of %s', (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plural = keys(language).filter(isPlural);

  expect(plural).not.toEqual([]);
  expect(plural.toSorted()).toEqual(
    [...new Set(plural.map(withoutPlural))]
      .flatMap((key) => forms.map((form) => `${key}_${form}`))
      .toSorted(),
  );
});

test('a text has the same placeholders in both languages', () => {
  const english = new Map(texts('en'));
  const differing = texts('tr').filter(
    ([key, text]) => placeholders(text).join(' ') !== placeholders(english.get(key) ?? '').join(' '),
  );

  expect(differing).toEqual([]);
});

describe('keys used in the code', () => {
  const definedKeys = [...new Set(keys('en').map(withoutPlural))];
  let uses: Use[];

  beforeAll(async () => {
    uses = await usedTexts();
  });

  test('every key that a page uses has a text', () => {
    expect(uses).not.toEqual([]);
    expect(uses.filter((use) => !definedKeys.some((key) => matches(use, key)))).toEqual([]);
  });

  test('every text is used', () => {
    expect(definedKeys.filter((key) => !uses.some((use) => matches(use, key)))).toEqual([]);
  });
});
