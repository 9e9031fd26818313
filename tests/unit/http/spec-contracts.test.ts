import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import type { ProductView } from '#domain/catalogue/view-product.ts';
import { categoryNames, toCategoryNames } from '#contracts/spec/categories.ts';
import { newsResponse, toNewsResponse } from '#contracts/spec/news.ts';
import {
  foundProducts,
  productNames,
  productResponse,
  toListedProduct,
  toProductResponse,
} from '#contracts/spec/products.ts';
import { id, localized, slug, text } from '../../support/arbitrary.ts';

const found: fc.Arbitrary<FoundProduct> = fc.record(
  {
    id,
    slug: fc.record({ tr: slug, en: slug }),
    name: localized,
    brand: slug,
    category: slug,
    picture: slug,
    matchedRef: text,
    isSimilar: fc.constant(true),
    isRespelt: fc.constant(true),
    missing: fc.array(text),
    readings: fc.array(fc.record({ measure: text, query: text })),
  },
  { requiredKeys: ['id', 'slug', 'name', 'brand', 'category', 'picture'] },
);

const variants = fc.array(fc.record({ ref: text, name: localized }));

const overTheWire = <Value>(schema: z.core.$ZodType<Value>, value: Value): unknown =>
  z.decode(schema, JSON.parse(JSON.stringify(z.encode(schema, value))));

test('found products are decoded as they were encoded', () => {
  fc.assert(
    fc.property(fc.array(found), (products) => {
      expect(overTheWire(foundProducts, products)).toMatchObject(products);
    }),
  );
});

test('product names are decoded as they were encoded', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(fc.record({ name: localized, slug })),
        fc.array(fc.record({ name: localized, slug, variants })),
      ),
      (names) => {
        expect(overTheWire(productNames, names)).toEqual(names);
      },
    ),
  );
});

const drill: ProductView = {
  id: 7,
  slug: { tr: 'matkap', en: 'drill' },
  name: { tr: 'Matkap', en: 'Drill' },
  brand: 'smith&nephew',
  category: { slug: 'drills', name: { tr: 'Matkaplar', en: 'Drills' } },
  description: { tr: 'Sessiz.', en: 'Quiet.' },
  details: [{ tr: 'Hafif', en: 'Light' }],
  picture: 'drill.7be01d42.webp',
  gallery: [
    { name: { tr: 'Uç', en: 'Tip' }, slug: 'tip', picture: 'tip.0f3a9c1b.svg' },
    { name: { tr: 'Kablo', en: 'Cable' } },
  ],
  articles: [{ heading: { tr: 'Bakım', en: 'Care' }, text: { tr: 'Silin.', en: 'Wipe.' } }],
  document: { file: 'drill.pdf', bytes: 2048 },
  variants: [],
  related: [],
};

test('a product on the wire has the fields of the specification, and no others', () => {
  const wire = toProductResponse(drill);
  expect(wire).toStrictEqual({
    id: 7,
    url_name: 'drill',
    url_name_tr: 'matkap',
    name: 'Drill',
    name_tr: 'Matkap',
    brand: 'smith&nephew',
    category: 'Drills',
    category_tr: 'Matkaplar',
    description: 'Quiet.',
    description_tr: 'Sessiz.',
    details: ['Light'],
    details_tr: ['Hafif'],
    details_table: '',
    details_table_tr: '',
    gallery: ['Tip', 'Cable'],
    gallery_tr: ['Uç', 'Kablo'],
    articles: [['Care', 'Wipe.']],
    articles_tr: [['Bakım', 'Silin.']],
  });
  expect(z.encode(productResponse, wire)).toEqual(wire);
});

test('a product in a list has the fields of the specification, and no others', () => {
  expect(toListedProduct({ ...drill, category: 'drills' })).toStrictEqual({
    id: 7,
    name: 'Drill',
    name_tr: 'Matkap',
    url_name: 'drill',
    brand: 'smith&nephew',
  });
});

test('the product names on the wire are parallel lists', () => {
  expect(z.encode(productNames, [{ name: { tr: 'Matkap', en: 'Drill' }, slug: 'drill' }])).toEqual({
    names: ['Drill'],
    names_tr: ['Matkap'],
    url_name: ['drill'],
  });
});

test('the category names on the wire are parallel lists', () => {
  const wire = toCategoryNames([
    { slug: 'drills', name: { tr: 'Matkaplar', en: 'Drills' } },
    { slug: 'lasers', name: { tr: 'Lazerler', en: 'Lasers' } },
  ]);
  expect(wire).toEqual({
    categories: ['Drills', 'Lasers'],
    categories_tr: ['Matkaplar', 'Lazerler'],
    slugs: ['drills', 'lasers'],
  });
  expect(z.encode(categoryNames, wire)).toEqual(wire);
});

test('a news item on the wire has the fields of the specification, and no others', () => {
  const wire = toNewsResponse({
    id: 'new-office',
    title: { tr: 'Yeni ofis', en: 'New office' },
    article: { tr: 'Açıldı.', en: 'It is open.' },
    readingMinutes: 2,
    publishDate: '2026-05-13',
    link: { to: '/contact', label: { tr: 'Bize ulaşın', en: 'Contact us' } },
  });
  expect(wire).toStrictEqual({
    id: 'new-office',
    title: 'New office',
    title_tr: 'Yeni ofis',
    article: 'It is open.',
    article_tr: 'Açıldı.',
    read_time: 2,
    publish_date: '2026-05-13',
  });
  expect(z.encode(newsResponse, wire)).toEqual(wire);
});

test('what is unknown is -1 on the wire', () => {
  expect(z.encode(productResponse, -1)).toBe(-1);
  expect(z.encode(newsResponse, -1)).toBe(-1);
});
