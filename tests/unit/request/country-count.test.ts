import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { CountryCount } from '../../../src/features/request/form/fields/country-count.tsx';
import { createI18n } from '../../../src/i18n/i18n.ts';

/** Returns what screen readers are told. */
const announced = async (count: number | undefined): Promise<string | undefined> => {
  const i18n = await createI18n('en');
  const element = createElement(CountryCount, { count, isOpen: true, query: 'kaza' });
  const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, element));
  return /<output[^>]*>(?<text>[^<]*)/u.exec(html)?.groups?.['text'];
};

test('no number of countries is announced before their list has come', async () => {
  expect(await announced(undefined)).toBe('');
  expect(await announced(0)).toBe('0 countries found');
  expect(await announced(1)).toBe('1 country found');
});
