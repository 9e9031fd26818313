import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { cacheTexts } from '../../../src-ssr/cached-texts.ts';

const createTexts = async () => {
  const instance = createInstance();
  await instance.init({
    lng: 'tr',
    defaultNS: 'one',
    resources: { tr: { one: { title: 'Bir', count: '{{count}} ürün', list: ['a'] }, two: { title: 'İki' } } },
  });
  cacheTexts(instance);
  return instance;
};

test('a text without values is resolved once for each namespace', async () => {
  const texts = await createTexts();
  const t = texts.getFixedT('tr', 'one');
  expect(texts.getFixedT('tr', 'one')).toBe(t);
  expect([t('title'), t('title'), texts.getFixedT('tr', 'two')('title')]).toEqual(['Bir', 'Bir', 'İki']);
});

test('texts with values or options are resolved each time', async () => {
  const t = (await createTexts()).getFixedT('tr', 'one');
  expect([t('count', { count: 1 }), t('count', { count: 2 })]).toEqual(['1 ürün', '2 ürün']);
  expect(t('list', { returnObjects: true })).toEqual(['a']);
});
