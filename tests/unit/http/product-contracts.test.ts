import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';
import { classifications } from '#domain/catalogue/products/regulatory.ts';
import type { Variant } from '#domain/catalogue/products/variant.ts';
import type { ProductView } from '#domain/catalogue/view-product.ts';
import { productResponse, productList, productNames } from '#contracts/spec/products.ts';
import { id, localized, slug, text } from '../../support/arbitrary.ts';

const summary: fc.Arbitrary<ProductSummary> = fc.record(
  {
    id,
    slug: fc.record({ tr: slug, en: slug }),
    name: localized,
    brand: slug,
    category: slug,
    picture: slug,
    drawing: slug,
  },
  { requiredKeys: ['id', 'slug', 'name', 'brand', 'category', 'picture'] },
);

const variant: fc.Arbitrary<Variant> = fc.record(
  { ref: text, name: localized, piecesPerPack: fc.nat(), sterile: fc.boolean() },
  { requiredKeys: ['ref', 'name'] },
);

const view: fc.Arbitrary<ProductView> = fc.record(
  {
    id,
    slug: fc.record({ tr: slug, en: slug }),
    name: localized,
    brand: slug,
    category: fc.record({ slug, name: localized }),
    description: localized,
    details: fc.array(localized),
    detailsTable: localized,
    variants: fc.array(variant),
    picture: slug,
    drawing: slug,
    gallery: fc.array(
      fc.oneof(fc.record({ name: localized }), fc.record({ name: localized, slug, picture: slug })),
    ),
    articles: fc.array(fc.record({ heading: localized, text: localized })),
    document: fc.record({ file: text.map((name) => `${name}.pdf`), bytes: fc.nat() }),
    regulatory: fc.record(
      {
        classification: fc.constantFrom(...classifications),
        ceMark: fc.boolean(),
        notifiedBody: text,
        udiDi: text,
        uts: text,
        professionalUse: fc.boolean(),
      },
      { requiredKeys: ['classification', 'ceMark', 'professionalUse'] },
    ),
    related: fc.array(summary),
    turntable: slug,
    detailPicture: slug,
    hotspots: fc.array(fc.record({ x: fc.nat(), y: fc.nat(), text: localized })),
  },
  {
    requiredKeys: [
      'id',
      'slug',
      'name',
      'brand',
      'category',
      'description',
      'details',
      'variants',
      'picture',
      'gallery',
      'articles',
      'related',
    ],
  },
);

const overTheWire = <Value>(schema: z.core.$ZodType<Value>, value: Value): Value =>
  z.decode(schema, JSON.parse(JSON.stringify(z.encode(schema, value))));

test('a product is decoded as it was encoded', () => {
  fc.assert(
    fc.property(view, (product) => {
      expect(overTheWire(productResponse, product)).toEqual(product);
    }),
  );
});

test('a product list is decoded as it was encoded', () => {
  fc.assert(
    fc.property(fc.array(summary), (products) => {
      expect(overTheWire(productList, products)).toEqual(products);
    }),
  );
});

test('product names are decoded as they were encoded', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(fc.record({ name: localized, slug })),
        fc.array(fc.record({ name: localized, slug, variants: fc.array(variant) })),
      ),
      (names) => {
        expect(overTheWire(productNames, names)).toEqual(names);
      },
    ),
  );
});

test('a product on the wire has the field names of the specification', () => {
  expect(
    z.encode(productResponse, {
      id: 7,
      slug: { tr: 'matkap', en: 'drill' },
      name: { tr: 'Matkap', en: 'Drill' },
      brand: 'smith&nephew',
      category: { slug: 'drills', name: { tr: 'Matkaplar', en: 'Drills' } },
      description: { tr: 'Sessiz.', en: 'Quiet.' },
      details: [{ tr: 'Hafif', en: 'Light' }],
      picture: 'drill.7be01d42.webp',
      drawing: 'drill.0f3a9c1b.svg',
      gallery: [
        { name: { tr: 'Uç', en: 'Tip' }, slug: 'tip', picture: 'tip.0f3a9c1b.svg' },
        { name: { tr: 'Kablo', en: 'Cable' } },
      ],
      articles: [{ heading: { tr: 'Bakım', en: 'Care' }, text: { tr: 'Silin.', en: 'Wipe.' } }],
      document: { file: 'drill.pdf', bytes: 2048 },
      regulatory: {
        classification: 'IIa',
        ceMark: true,
        notifiedBody: '0000',
        udiDi: '09520001000072',
        uts: 'DEMO-1001',
        professionalUse: true,
      },
      variants: [{ ref: 'DR-10', name: { tr: 'Düz', en: 'Straight' }, piecesPerPack: 5, sterile: true }],
      related: [
        {
          id: 8,
          slug: { tr: 'uc', en: 'tip' },
          name: { tr: 'Uç', en: 'Tip' },
          brand: '3m',
          category: 'drills',
          picture: 'tip.0f3a9c1b.svg',
        },
      ],
    }),
  ).toStrictEqual({
    id: 7,
    url_name: 'drill',
    url_name_tr: 'matkap',
    name: 'Drill',
    name_tr: 'Matkap',
    brand: 'smith&nephew',
    category: 'Drills',
    category_tr: 'Matkaplar',
    category_slug: 'drills',
    description: 'Quiet.',
    description_tr: 'Sessiz.',
    details: ['Light'],
    details_tr: ['Hafif'],
    details_table: '',
    details_table_tr: '',
    gallery: ['Tip', 'Cable'],
    gallery_tr: ['Uç', 'Kablo'],
    gallery_url_name: ['tip', null],
    gallery_picture: ['tip.0f3a9c1b.svg', null],
    picture: 'drill.7be01d42.webp',
    drawing: 'drill.0f3a9c1b.svg',
    articles: [['Care', 'Wipe.']],
    articles_tr: [['Bakım', 'Silin.']],
    document: 'drill.pdf',
    document_size: 2048,
    regulatory: {
      classification: 'IIa',
      ce_mark: true,
      notified_body: '0000',
      udi_di: '09520001000072',
      uts: 'DEMO-1001',
      professional_use: true,
    },
    variants: [{ ref: 'DR-10', name: 'Straight', name_tr: 'Düz', pieces_per_pack: 5, sterile: true }],
    related: [
      {
        id: 8,
        url_name: 'tip',
        url_name_tr: 'uc',
        name: 'Tip',
        name_tr: 'Uç',
        brand: '3m',
        category_slug: 'drills',
        picture: 'tip.0f3a9c1b.svg',
      },
    ],
  });
});

test('the product names on the wire are parallel lists', () => {
  expect(z.encode(productNames, [{ name: { tr: 'Matkap', en: 'Drill' }, slug: 'drill' }])).toEqual({
    names: ['Drill'],
    names_tr: ['Matkap'],
    url_name: ['drill'],
  });
});

test('an unknown product is -1 on the wire', () => {
  expect(z.encode(productResponse, -1)).toBe(-1);
  expect(z.decode(productResponse, -1)).toBe(-1);
});

test('a response that is no product is rejected', () => {
  expect(z.safeParse(productResponse, { id: 7, name: 'Drill' }).success).toBe(false);
  expect(z.safeParse(productResponse, 0).success).toBe(false);
});
