import { expect, test } from 'vitest';
import { cacheTexts } from '../../../src-ssr/cached-texts.ts';
import { createI18n } from '../../../src/i18n/i18n.ts';

const createTexts = async () => {
  const texts = await createI18n('tr', { pages: ['product'] });
  cacheTexts(texts);
  return texts;
};

test('texts without values are those of i18next, from one function for each namespace', async () => {
  const [plain, cached] = [await createI18n('tr', { pages: ['product'] }), await createTexts()];
  const t = cached.getFixedT('tr', 'ui');
  expect(cached.getFixedT('tr', 'ui')).toBe(t);
  expect([t('menu.contact'), t('menu.contact')]).toEqual(Array(2).fill(plain.t('menu.contact')));
  expect(cached.getFixedT('tr', 'product')('ceMark')).toBe(plain.t('product:ceMark'));
});

test('texts with values or options are resolved each time', async () => {
  const texts = await createTexts();
  const t = texts.getFixedT('tr', 'ui');
  expect(t('listing.count', { count: 1 })).not.toBe(t('listing.count', { count: 2 }));
  expect(texts.getFixedT('tr', 'product')('class', { returnObjects: true })).toHaveProperty('IIa');
});
