import path from 'node:path';
import { expect, test } from 'vitest';
import { toCards } from '#domain/catalogue/products/product-card.ts';
import type { ContentProduct } from '#domain/content/content.ts';
import { excerpt } from '#domain/news/news-item.ts';
import { type Language, languages } from '#domain/shared/language.ts';
import { readWholeContent } from '../../support/test-content.ts';

const { content } = await readWholeContent(path.resolve(import.meta.dirname, '..', '..', '..', 'content'));

const cardOf = ({ attributes = {}, ...product }: ContentProduct, language: Language) =>
  toCards({ ...product, attributes }, content.attributes)[language];

const cards = content.products.flatMap((product) =>
  languages.map((language) => ({
    name: `${product.slug.en} (${language})`,
    card: cardOf(product, language),
  })),
);

test('the first sentence of every description fits on a card', () => {
  expect(cards.length).toBeGreaterThan(300);
  expect(cards.filter(({ card }) => card.purpose.endsWith('…')).map(({ name }) => name)).toEqual([]);
});

test('every product has two key values', () => {
  const names = cards.filter(({ card: { values = [] } }) => values.length < 2).map(({ name }) => name);
  expect(names).toEqual([]);
});

test('the first paragraph of every news item stands whole in lists', () => {
  const texts = content.news.flatMap(({ article }) =>
    languages.map((language) => excerpt(article[language])),
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => text.endsWith('…'))).toEqual([]);
});
