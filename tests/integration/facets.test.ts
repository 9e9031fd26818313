import { expect, test as base } from 'vitest';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import type { Facet, ProductPage } from '#domain/catalogue/facets/browse-products.ts';
import { facetKey, facetKeysOf } from '#domain/catalogue/facets/facet.ts';
import type { FixedFacet } from '#domain/catalogue/facets/fixed-facet.ts';
import { parseFilter } from '#domain/catalogue/facets/product-filter.ts';
import type { ContentProduct, WholeContent } from '#domain/content/content.ts';
import type { Language } from '#domain/shared/language.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { largeCatalogue } from '../../bench/support/large-catalogue.ts';
import { composeTestSite } from '../support/api.ts';
import { openTestDatabase } from '../support/database.ts';
import { readTestContent } from '../support/test-content.ts';

interface Listed {
  readonly product: ContentProduct;
  readonly keys: ReadonlySet<string>;
}

const listedOf = ({ solutions, attributes }: WholeContent, products: readonly ContentProduct[]): Listed[] => {
  const solutionsOf = (category: string) =>
    solutions
      .filter(({ categories }) => categories.some(({ slug }) => slug === category))
      .map(({ slug }) => slug);
  return products.map((product) => ({
    product,
    keys: new Set(facetKeysOf(product, solutionsOf, attributes)),
  }));
};

const keysOf = (search: string): string[] => parseFilter(new URLSearchParams(search)).choices.map(facetKey);

const facetOf = (key: string): string => key.slice(0, key.indexOf('='));

/** Products with one of the chosen values of every facet but one. */
const matching = (listed: readonly Listed[], chosen: readonly string[], but?: string): readonly Listed[] => {
  const groups = Map.groupBy(chosen, facetOf);
  return listed.filter(({ keys }) =>
    groups.entries().every(([facet, values]) => facet === but || values.some((value) => keys.has(value))),
  );
};

/** The same counts as of the page, by looking at every product. */
const naiveCounts = (listed: readonly Listed[], chosen: readonly string[], { key, values }: Facet) => {
  const candidates = matching(listed, chosen, key);
  const all = new Set(
    listed.flatMap(({ keys }) =>
      keys
        .values()
        .filter((each) => facetOf(each) === key)
        .toArray(),
    ),
  );
  const counts = [...all].map((each): [string, number] => [
    each.slice(key.length + 1),
    candidates.filter(({ keys }) => keys.has(each)).length,
  ]);
  const shown = new Set(values.map(({ value }) => value));
  return Object.fromEntries(counts.filter(([value, count]) => count > 0 || shown.has(value)));
};

const countsOf = ({ values }: Facet) => Object.fromEntries(values.map(({ value, count }) => [value, count]));

const test = base
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await openTestDatabase();
    onCleanup(database.close);
    return database;
  })
  .extend('content', { scope: 'file' }, async () => {
    const content = await readTestContent();
    return { ...content, products: [...largeCatalogue(content.products, 700)] };
  })
  .extend('listed', { scope: 'file' }, async ({ content }) => listedOf(content, content.products))
  .extend('browse', { scope: 'file' }, async ({ content, database: { dataSource } }) => {
    await createPostgresContentRepository(dataSource).replace(content, 'large');
    const { pageApi } = composeTestSite(dataSource);
    return async (search: string, language: Language = 'tr', fixed?: FixedFacet): Promise<ProductPage> => {
      const page = await pageApi.products(search, language, fixed);
      if (!page) throw new Error(`There is no page ${search}.`);
      return page;
    };
  });

test.for([
  '',
  'brand=acteon',
  'brand=acteon&brand=3m&brand=smith%26nephew',
  'category=ent-consumable-solutions',
  'category=mammoplasty&brand=acteon',
  'category=surgical-tools&category=mammoplasty&attribute=use_reusable',
  'solution=ent-solutions&brand=acteon&brand=bissinger&class=IIa',
  'solution=ent-solutions&solution=brain-and-spine-solutions&attribute=sterility_autoclavable&attribute=sterility_sterile',
  'category=ent-drill-tips-and-shaver-blade&attribute=diameter_2-3&attribute=diameter_10-&attribute=use_single-use',
  'category=surgical-tools&attribute=length_150-200&attribute=material_stainless-steel&attribute=use_reusable&brand=rinoface',
])('the counts of the page ?%s are those of looking at every product', async (search, { browse, listed }) => {
  const chosen = keysOf(search);
  const page = await browse(search);
  expect(page.count).toBe(matching(listed, chosen).length);
  expect(page.count).toBeGreaterThan(0);
  expect(page.facets.length).toBeGreaterThan(3);
  for (const facet of page.facets) {
    expect({ [facet.key]: countsOf(facet) }).toEqual({ [facet.key]: naiveCounts(listed, chosen, facet) });
  }
});

test('the choices of a facet do not narrow its own counts', async ({ browse }) => {
  const brandsOn = async (search: string) =>
    (await browse(search)).facets.find(({ key }) => key === 'brand')?.values;
  expect(await brandsOn('category=mammoplasty&brand=acteon')).toEqual(await brandsOn('category=mammoplasty'));
  expect(await brandsOn('category=mammoplasty')).not.toEqual(await brandsOn(''));
});

const fixedOf = (facet: FixedFacet['facet'], value: string): FixedFacet => ({ facet, value });

test.for([
  ['category', 'mammoplasty', ''],
  ['category', 'ent-consumable-solutions', 'attribute=sterility_sterile&attribute=sterility_autoclavable'],
  [
    'category',
    'surgical-tools',
    'brand=rinoface&attribute=length_150-200&attribute=material_stainless-steel',
  ],
  ['brand', 'acteon', ''],
  ['brand', 'acteon', 'category=mammoplasty&category=surgical-tools&class=IIa'],
] as const)(
  'the counts of the %s %s, filtered by ?%s, are those of looking at every product of it',
  async ([facet, value, search], { browse, listed }) => {
    const fixed = fixedOf(facet, value);
    const chosen = [facetKey(fixed), ...keysOf(search)];
    const page = await browse(search, 'tr', fixed);
    expect(page.fixed).toEqual(fixed);
    expect(page.choices.map(facetKey)).toEqual(keysOf(search));
    expect(page.count).toBe(matching(listed, chosen).length);
    expect(page.count).toBeGreaterThan(0);
    expect(page.products.every((product) => product[facet] === value)).toBe(true);
    expect(page.facets.length).toBeGreaterThan(2);
    for (const each of page.facets) {
      expect({ [each.key]: countsOf(each) }).toEqual({ [each.key]: naiveCounts(listed, chosen, each) });
    }
  },
);

test('what all products of a list have in common is no facet, no choice and no order of it', async ({
  browse,
}) => {
  const category = await browse(
    'category=lasers&solution=ent-solutions&brand=acteon&sort=category',
    'tr',
    fixedOf('category', 'mammoplasty'),
  );
  expect(keys(category)).toEqual(expect.arrayContaining(['brand', 'class', 'use', 'material']));
  expect(keys(category)).not.toContain('category');
  expect(keys(category)).not.toContain('solution');
  expect([category.choices, category.order]).toEqual([[{ facet: 'brand', value: 'acteon' }], 'name']);
  const brand = await browse('brand=3m&sort=brand', 'tr', fixedOf('brand', 'acteon'));
  expect(keys(brand)).toEqual(expect.arrayContaining(['solution', 'category']));
  expect([brand.choices, brand.order]).toEqual([[], 'name']);
});

const valuesOf = ({ facets }: ProductPage) =>
  facets.map(({ key, values }) => [key, values.map(({ value }) => value)]);

test('no choice takes facets or values away', async ({ browse }) => {
  const fixed = fixedOf('category', 'mammoplasty');
  const before = await browse('', 'tr', fixed);
  const after = await browse('brand=inplant-funnel', 'tr', fixed);
  expect(valuesOf(after)).toEqual(valuesOf(before));
  expect(after.facets.flatMap(({ values }) => values).some(({ count }) => count === 0)).toBe(true);
  const one = await browse('brand=acteon&class=IIa');
  expect(valuesOf(one)).toEqual(valuesOf(await browse('')));
});

test('an empty category has one page without products, an unknown one none', async ({ database }) => {
  const { pageApi } = composeTestSite(database.dataSource);
  const open = (search: string, facet: FixedFacet['facet'], value: string) =>
    pageApi.products(search, 'en', fixedOf(facet, value));
  expect(await open('?brand=acteon', 'category', 'aaa')).toMatchObject({
    products: [],
    count: 0,
    facets: [],
  });
  expect(await open('?page=2', 'category', 'aaa')).toBeUndefined();
  expect(await open('', 'category', 'unknown')).toBeUndefined();
  expect(await open('', 'brand', 'mammoplasty')).toBeUndefined();
});

test('cards come with the products, in the language of the page', async ({ browse, content }) => {
  const [first] = (await browse('', 'en', fixedOf('category', 'mammoplasty'))).products;
  const stored = content.products.find(({ slug }) => slug.en === first?.slug.en);
  const { purpose = '', classification, values = [] } = first?.card ?? {};
  expect(purpose.length).toBeGreaterThan(20);
  expect(stored?.description.en.startsWith(purpose.replace('…', ''))).toBe(true);
  expect(classification).toBe(stored?.regulatory?.classification);
  expect(values.length).toBeGreaterThan(0);
});

const brandNames = ({ brands }: WholeContent): ReadonlyMap<string, string> =>
  new Map(brands.map(({ slug, name }) => [slug, name]));

/** Slugs in the order of the catalogue. */
const categoriesInOrder = ({ solutions }: WholeContent): readonly string[] => [
  ...new Set(solutions.flatMap(({ categories }) => categories.map(({ slug }) => slug))),
];

test.for([
  ['tr', 'name'],
  ['en', 'name'],
  ['tr', 'name-desc'],
  ['en', 'brand'],
  ['tr', 'category'],
] as const)(
  'the pages in %s by %s show every product that matches once, in order',
  async ([language, order], { browse, listed, content }) => {
    const filter = `solution=ent-solutions&attribute=sterility_sterile&attribute=sterility_autoclavable&sort=${order}`;
    const { compare } = new Intl.Collator(language, { numeric: true });
    const brands = brandNames(content);
    const groups = categoriesInOrder(content);
    const byName = (a: ContentProduct, b: ContentProduct) =>
      compare(a.name[language], b.name[language]) || (a.slug.en < b.slug.en ? -1 : 1);
    const orders = {
      name: byName,
      'name-desc': byName,
      brand: (a: ContentProduct, b: ContentProduct) =>
        compare(brands.get(a.brand) ?? '', brands.get(b.brand) ?? '') || byName(a, b),
      category: (a: ContentProduct, b: ContentProduct) =>
        groups.indexOf(a.category) - groups.indexOf(b.category) || byName(a, b),
    };
    const wanted = matching(listed, keysOf(filter)).map(({ product }) => product);
    const sorted = wanted.toSorted(orders[order]);
    const shown: string[] = [];
    const pages = Math.ceil(wanted.length / 24);
    expect(pages).toBeGreaterThan(2);
    for (let page = 1; page <= pages; page += 1) {
      const { products, count } = await browse(`${filter}&page=${page}`, language);
      expect(count).toBe(wanted.length);
      shown.push(...products.map(({ slug }) => slug.en));
    }
    const expected = order === 'name-desc' ? sorted.toReversed() : sorted;
    expect(shown).toEqual(expected.map(({ slug }) => slug.en));
  },
);

test('a page beyond the last does not exist, the first one of no products does', async ({
  database,
  browse,
}) => {
  const { pageApi } = composeTestSite(database.dataSource);
  expect(await pageApi.products('?page=999', 'tr')).toBeUndefined();
  expect(
    await pageApi.products('?brand=3m&category=navigation-system&class=III&page=2', 'tr'),
  ).toBeUndefined();
  const none = await browse('?class=none&category=middle-ear-implants');
  expect([none.count, none.products]).toEqual([0, []]);
  expect(none.choices).toHaveLength(2);
});

test('values that no product has are passed over', async ({ browse, content }) => {
  const page = await browse('brand=nobody&attribute=length_1-2&attribute=colour_red&class=IV');
  expect([page.count, page.choices]).toEqual([content.products.length, []]);
});

const keys = ({ facets }: ProductPage): string[] => facets.map(({ key }) => key);

test('attributes of some categories are offered where one of them is chosen', async ({ browse, content }) => {
  expect(keys(await browse(''))).toEqual(['solution', 'category', 'brand', 'class', 'use', 'sterility']);
  const page = await browse('category=ent-drill-tips-and-shaver-blade');
  expect(keys(page)).toEqual(expect.arrayContaining(['diameter', 'angle']));
  expect(keys(page)).not.toContain('load-capacity');
  const diameter = content.attributes.find(({ key }) => key === 'diameter');
  expect(page.facets.find(({ key }) => key === 'diameter')?.attribute).toEqual({
    name: diameter?.name,
    unit: 'mm',
  });
});

test('a load brings facets up to date, also after a release that did not know them', async ({ content }) => {
  const { dataSource, close } = await openTestDatabase();
  try {
    const store = createPostgresContentRepository(dataSource);
    const { pageApi } = composeTestSite(dataSource);
    const countOf = async (search: string) => (await pageApi.products(search, 'en'))?.count;
    const few = content.products.slice(0, 30);
    await store.replace({ ...content, products: few }, 'few');
    expect(await countOf('')).toBe(30);

    const attributes: Attribute[] = content.attributes.filter(({ key }) => key === 'use');
    await store.replace({ ...content, products: few.slice(1), attributes }, 'without attributes');
    expect(await countOf('')).toBe(29);
    expect(await countOf('attribute=sterility_sterile')).toBe(29);

    const ofUse = few
      .slice(1)
      .filter(({ attributes: own }) => own?.['use']?.some((value) => value === 'reusable'));
    expect(ofUse.length).toBeGreaterThan(0);
    expect(await countOf('attribute=use_reusable')).toBe(ofUse.length);

    await store.replace({ ...content, products: [] }, 'none');
    expect(await countOf('')).toBe(0);
  } finally {
    await close();
  }
});
