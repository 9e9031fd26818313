import { expect, test } from 'vitest';
import { createViewComparison } from '#domain/catalogue/comparison/view-comparison.ts';
import { product } from '../../support/in-memory-catalogue.ts';

const products = ['saw', 'drill', 'tip', 'bur', 'file'].map((slug, index) =>
  product(slug, { id: index + 1, category: slug === 'file' ? 'files' : 'drills' }),
);

const viewComparison = createViewComparison({
  comparisons: {
    find: async (slugs) =>
      slugs.map((slug) => {
        if (slug === 'former') return { slug, movedTo: 'saw' };
        const found = products.find((known) => known.slug.en === slug || known.slug.tr === slug);
        return found ? { slug, product: found } : { slug };
      }),
    terms: async () => ({ attributes: [], labels: [] }),
    namesInCategory: async (wanted) => products.filter(({ category }) => category === wanted),
  },
  maxProducts: 4,
});

const view = async (...slugs: readonly string[]) => {
  const page = await viewComparison(slugs, 'en');
  if (page.kind === 'moved') return page;
  return {
    compared: page.comparison.products.map(({ slug }) => slug.en),
    unknown: page.unknown,
    others: page.others.map(({ slug }) => slug.en).toSorted(),
  };
};

test('products are in the order in which they are named, in either language, each once', async () => {
  expect(await view('tip', 'saw-tr', 'saw')).toMatchObject({ compared: ['tip', 'saw'], unknown: [] });
});

test('unknown ones are left out and named', async () => {
  expect(await view('saw', 'nothing', 'none')).toMatchObject({
    compared: ['saw'],
    unknown: ['nothing', 'none'],
  });
});

test('where a product has moved, the address with its present slug is to be shown', async () => {
  expect(await view('tip', 'former')).toEqual({ kind: 'moved', slugs: ['tip', 'saw'] });
});

test('others of the last category may be added, while there is room', async () => {
  expect(await view('file', 'saw')).toMatchObject({ others: ['bur', 'drill', 'tip'] });
  expect(await view('saw', 'file')).toMatchObject({ others: [] });
  expect(await view('saw', 'drill', 'tip', 'bur')).toMatchObject({ others: [] });
  expect(await view()).toEqual({ compared: [], unknown: [], others: [] });
});
