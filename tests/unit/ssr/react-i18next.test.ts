import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { I18nextProvider, useTranslation } from '../../../src-ssr/react-i18next.tsx';
import { createI18n } from '../../../src/i18n/i18n.ts';

const i18n = await createI18n('tr', { pages: ['product'] });

/** The function that components get. */
const textsOf = (
  namespaces?: Parameters<typeof useTranslation>[0],
): ReturnType<typeof useTranslation>['t'] => {
  const found: ReturnType<typeof useTranslation>['t'][] = [];
  const Texts = (): undefined => void found.push(useTranslation(namespaces).t);
  renderToString(I18nextProvider({ i18n, children: createElement(Texts) }));
  const [t] = found;
  if (!t) throw new Error('Nothing was rendered.');
  return t;
};

test('texts without values are those of i18next, from one function for each namespace', () => {
  const t = textsOf();
  expect(textsOf()).toBe(t);
  expect([t('menu.contact'), t('menu.contact')]).toEqual(Array(2).fill(i18n.t('menu.contact')));
  expect(textsOf('product')('ceMark')).toBe(i18n.t('product:ceMark'));
});

test('texts with other values or options are others', () => {
  const t = textsOf();
  expect(t('listing.count', { count: 1 })).not.toBe(t('listing.count', { count: 2 }));
  expect(textsOf(['product', 'ui'])('class', { returnObjects: true })).toHaveProperty('IIa');
});

test('texts with words in them are those of i18next, whatever the words', () => {
  const t = textsOf('product');
  for (const name of ['Piezo', '$& {{name}} $t(ui:menu.contact)', ''])
    expect(t('pictures.detail', { name })).toBe(i18n.t('product:pictures.detail', { name }));
});
