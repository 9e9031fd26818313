import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { catalogueIndex, categoryNames } from '#contracts/catalogue.ts';
import { company } from '#contracts/company.ts';
import { localized, slug, text } from '../../support/arbitrary.ts';

const category = fc.record(
  {
    slug,
    name: localized,
    summary: localized,
    products: fc.nat(),
    brands: fc.array(slug),
    picture: slug,
  },
  { requiredKeys: ['slug', 'name', 'summary', 'products', 'brands'] },
);

/** Two levels of lists: as long as lists are by default, they would take seconds. */
const few = { maxLength: 4 };

const index = fc.record({
  solutions: fc.array(
    fc.record({ slug, name: localized, summary: localized, categories: fc.array(category, few) }),
    few,
  ),
  brands: fc.array(fc.record({ slug, name: text, products: fc.nat() })),
});

const profile = fc.record({
  name: text,
  legalName: localized,
  founded: fc.nat(),
  offices: fc.array(
    fc.record(
      {
        city: localized,
        role: localized,
        phone: text,
        address: localized,
        place: fc.record({ at: fc.tuple(fc.integer(), fc.integer()), x: fc.integer(), y: fc.integer() }),
      },
      { requiredKeys: ['phone', 'address'] },
    ),
    few,
  ),
  phones: fc.array(text),
  email: text,
  address: localized,
  social: fc.record({ linkedin: text, instagram: text }),
  messaging: text,
  maps: localized,
  manager: fc.record({ name: text, role: localized, profile: text, biography: localized }),
});

test('the catalogue index is decoded as it was encoded', () => {
  fc.assert(
    fc.property(index, (catalogue) => {
      expect(z.decode(catalogueIndex, z.encode(catalogueIndex, catalogue))).toEqual(catalogue);
    }),
  );
});

test('category names are decoded as they were encoded', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ slug, name: localized })), (categories) => {
      expect(z.decode(categoryNames, z.encode(categoryNames, categories))).toEqual(categories);
    }),
  );
});

test('the category names on the wire are parallel lists', () => {
  expect(
    z.encode(categoryNames, [
      { slug: 'drills', name: { tr: 'Matkaplar', en: 'Drills' } },
      { slug: 'lasers', name: { tr: 'Lazerler', en: 'Lasers' } },
    ]),
  ).toEqual({
    categories: ['Drills', 'Lasers'],
    categories_tr: ['Matkaplar', 'Lazerler'],
    slugs: ['drills', 'lasers'],
  });
});

test('the company is decoded as it was encoded', () => {
  fc.assert(
    fc.property(profile, (introduced) => {
      expect(z.decode(company, z.encode(company, introduced))).toEqual(introduced);
    }),
  );
});

test('the recipients of requests are not encoded', () => {
  fc.assert(
    fc.property(profile, (introduced) => {
      const whole = { ...introduced, recipients: { offer: 'sales@example.com' } };
      expect(z.encode(company, whole)).toStrictEqual(z.encode(company, introduced));
    }),
    { numRuns: 5 },
  );
});
