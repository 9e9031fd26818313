import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '#domain/shared/language.ts';
import { labelNamespaces } from '../../src/i18n/i18n.ts';
import {
  type Use,
  entriesOf,
  isPlural,
  readModules,
  readersOf,
  readLocale,
  textsOf,
  usedTexts,
  withoutPlural,
} from '../support/interface-texts.ts';

/** Subject of texts for staff, who read Turkish. */
const staffSubject = 'staff';

const readTranslated = async (language: Language) =>
  new Map([...(await readLocale(language))].filter(([subject]) => subject !== staffSubject));

const locales = { tr: await readTranslated('tr'), en: await readTranslated('en') };

const texts = (language: Language): (readonly [string, string])[] =>
  [...locales[language]].flatMap(([namespace, node]) => textsOf(node, namespace));

const keys = (language: Language): string[] =>
  [...locales[language]].flatMap(([namespace, node]) =>
    entriesOf(node, '').map(([key]) => `${namespace}:${key}`),
  );

const textKeys = (language: Language): string[] => texts(language).map(([key]) => key);

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
  // Zero may have a form of its own in any language.
  const plural = keys(language).filter((key) => isPlural(key) && !key.endsWith('_zero'));

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

/** Subjects that pages ask i18next for, those of the desk too. */
const pageSubjects: readonly string[] = ['ui', ...labelNamespaces, 'desk'];

describe('keys that pages ask i18next for', () => {
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
    const ofPages = definedKeys.filter((key) =>
      pageSubjects.some((subject) => key.startsWith(`${subject}:`)),
    );
    expect(ofPages.filter((key) => !uses.some((use) => matches(use, key)))).toEqual([]);
  });
});

const otherSubjects = [...locales.en.keys()].filter((subject) => !pageSubjects.includes(subject));

/** Says whether code reads a text by its name, or one of a group by a variable. */
const reads = (code: string, key: string): boolean => {
  const [name = '', group] = withoutPlural(key).split('.').toReversed();
  return (
    new RegExp(String.raw`(?:\.|'|[{,]\s*)${name}\b`, 'u').test(code) ||
    (group !== undefined && new RegExp(String.raw`\b${group}(?:\[|\))`, 'u').test(code))
  );
};

const modules = await readModules();

const staff = (await readLocale('tr')).get(staffSubject);

test.each([...otherSubjects, staffSubject])('every text of %s.json is read where the file is', (subject) => {
  const code = readersOf(modules, subject);
  const unread = entriesOf(locales.en.get(subject) ?? staff ?? {}, '').filter(([key]) => !reads(code, key));
  expect(unread).toEqual([]);
});
