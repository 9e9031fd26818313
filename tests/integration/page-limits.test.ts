import { expect, test as base } from 'vitest';
import { maxChoices } from '#domain/catalogue/facets/product-filter.ts';
import { openDatabaseWithContent } from '../support/database.ts';
import { buildRenderingSite } from '../support/rendering-site.ts';
import { readTestContent } from '../support/test-content.ts';

type Parameter = readonly [name: string, value: string];

const test = base
  .extend('content', { scope: 'file' }, () => readTestContent())
  .extend('get', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { dataSource, close } = await openDatabaseWithContent();
    const app = await buildRenderingSite(dataSource, { contentVersion: () => 'limits' });
    onCleanup(async () => {
      await app.close();
      await close();
    });
    return async (path: string, parameters: readonly Parameter[]) => {
      const search = new URLSearchParams(parameters.map(([...pair]) => pair));
      const { body: html } = await app.inject({ url: `${path}?${search}` });
      const text = html
        .slice(html.indexOf('<main'), html.indexOf('</main>'))
        .replaceAll(/<!--.*?-->|<[^>]*>/gsu, '')
        .replaceAll('&amp;', '&');
      return { html, text };
    };
  })
  /** Choices of brands, then of categories, each with products. */
  .extend('choices', { scope: 'file' }, ({ content: { products } }): readonly Parameter[] => {
    const valuesOf = (field: 'brand' | 'category'): readonly Parameter[] =>
      [...new Set(products.map((product) => product[field]))].map((value) => [field, value]);
    return [...valuesOf('brand'), ...valuesOf('category')];
  });

const checkedIn = (html: string): number =>
  Array.from(html.matchAll(/<input [^>]*checked=""[^>]*>/gu)).length;

test('as many filters as a list takes are applied without a word', async ({ get, choices }) => {
  const { html, text } = await get('/tr/products', choices.slice(0, maxChoices));
  expect(checkedIn(html)).toBe(maxChoices);
  expect(text).not.toMatch(/uygulanma/u);
});

test('a filter that is one too many is named, and the others are applied', async ({
  get,
  choices,
  content,
}) => {
  const [, slug = ''] = choices[maxChoices] ?? [];
  const category = content.solutions
    .flatMap(({ categories }) => categories)
    .find((each) => each.slug === slug);
  const parameters = choices.slice(0, maxChoices + 1);
  const turkish = await get('/tr/products', parameters);
  expect(checkedIn(turkish.html)).toBe(maxChoices);
  expect(turkish.text).toContain(
    `Bir listede en çok 30 filtre birlikte uygulanır. Uygulanmayan: Ürün grubu: ${category?.name.tr}.`,
  );
  const english = await get('/en/products', parameters);
  expect(english.text).toContain(
    `at most 30 filters at once. Not applied: Product group: ${category?.name.en}.`,
  );
});

test('a filter that is not there is counted, on the page of a brand too', async ({ get }) => {
  const unknown: readonly Parameter[] = [
    ['category', 'none-such'],
    ['attribute', 'length_1-2'],
    ['class', 'ışık'],
  ];
  expect((await get('/tr/products', unknown)).text).toContain(
    'Adresteki filtrelerden 3 tanesi bu listede yok ve uygulanmadı.',
  );
  expect((await get('/en/products/partners/acteon', [['brand', 'rusch']])).text).toContain(
    '1 filter of this address does not exist in this list and was not applied.',
  );
  expect((await get('/en/products', [['brand', 'acteon']])).text).not.toContain('not applied');
});

test('products beyond those that one page compares are named', async ({ get, content }) => {
  const slugs = content.products.slice(0, 6).map(({ slug }) => slug.en);
  const six = await get('/tr/compare', [['items', slugs.join(',')]]);
  expect(six.text).toContain(
    `Bir sayfada en çok 4 ürün karşılaştırılır. Bağlantıdaki diğer ürünler karşılaştırmada yok: ${slugs.slice(4).join(', ')}.`,
  );
  const asForms = await get(
    '/en/compare',
    slugs.slice(0, 5).map((slug): Parameter => ['items', slug]),
  );
  expect(asForms.text).toContain(`are not compared: ${slugs[4]}.`);
  const four = await get('/en/compare', [['items', slugs.slice(0, 4).join(',')]]);
  expect(four.text).not.toContain('not compared');
});

test('a search says how much of a long text was searched for', async ({ get }) => {
  const words = 'titanyum plak vida tornavida seti kutusu steril paslanmaz mandibula rekonstrüksiyon';
  expect((await get('/tr/search', [['q', words]])).text).toContain(
    'kelimelerin yalnızca ilk 8 tanesi arandı',
  );
  expect((await get('/en/search', [['q', words]])).text).toContain('Only the first 8 of your words');
  const short = words.split(' ').slice(0, 8).join(' ');
  expect((await get('/tr/search', [['q', short]])).text).not.toContain('arandı.');
  const long = `kanül ${'x'.repeat(120)}`;
  expect((await get('/tr/search', [['q', long]])).text).toContain('yalnızca ilk 100 karakteri arandı');
});

test.for(['RC-2S/4O', 'rotanda RC-25/40'])(
  'the hit of a size that %s says names it and leads to it',
  async (query, { get }) => {
    const { html } = await get('/tr/search', [['q', query]]);
    expect(html).toMatch(/href="[^"]*\/[a-z-]+#RC-25\/40"/u);
    expect(html).toContain('<small class="unbroken">REF RC-25/40</small>');
  },
);

test('the search field takes a text as it is, so that the page can say so', async ({ get }) => {
  expect((await get('/tr/search', [['q', 'kanül']])).html).not.toContain('maxlength');
});

test('the page of documents says that a query was cut', async ({ get }) => {
  const long = `orvia ${'y'.repeat(220)}`;
  expect((await get('/tr/documents', [['q', long]])).text).toContain('yalnızca ilk 200 karakteri arandı');
  expect((await get('/en/documents', [['q', long]])).text).toContain('Only the first 200 characters');
  expect((await get('/en/documents', [['q', 'orvia']])).text).not.toContain('Only the first');
});
