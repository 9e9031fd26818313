import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

/** A text of each page's component that its loader does not contain. */
const texts = {
  'about-us': 'frame section about',
  brand: 'listing.brandProducts',
  category: 'description.group',
  contact: 'frame section contact',
  home: 'aboutHeading',
  management: 'management.profile',
  'news-item': 'news-lead',
  news: 'picture:`news`',
  oem: 'form:`oem`',
  'online-catalog': 'form:`online-catalog`',
  partners: 'picture:`partners`',
  'privacy-policy': 'frame section legal',
  product: 'product.related',
  products: '(`lead`)',
  request: 'form:`offer`',
  search: 'search.tips',
  solution: 'frame overview',
  'technical-service': 'form:`technical-service`',
  'why-us': 'className:`features`',
};

const dist = path.resolve(import.meta.dirname, '..', '..', 'dist');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Vite's manifest of the build that the tests' site serves: chunks by module. */
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  await readFile(path.join(dist, 'assets.json'), 'utf8'),
);
const { 'src/app/hydrate.tsx': entry } = manifest;

const codeOf = async (chunk: Chunk | undefined): Promise<string> => {
  const chunks = new Set(chunk && [chunk]);
  for (const { imports = [] } of chunks)
    for (const key of imports) if (manifest[key]) chunks.add(manifest[key]);
  const files = [...chunks].map(({ file }) => readFile(path.join(dist, 'client', file), 'utf8'));
  return (await Promise.all(files)).join('\n');
};

const entryCode = await codeOf(entry);

test('every page is a chunk of its own', () => {
  const pages = entry?.dynamicImports?.filter((module) => module.startsWith('src/pages/'));
  expect(pages?.toSorted()).toEqual(Object.keys(texts).map((page) => `src/pages/${page}.tsx`));
});

test.each(Object.entries(texts))('the entry chunk contains no code of the page %s', async (page, text) => {
  const code = await codeOf(manifest[`src/pages/${page}.tsx`]);
  expect({ inPage: code.includes(text), inEntry: entryCode.includes(text) }).toEqual({
    inPage: true,
    inEntry: false,
  });
});

test('only lists of products have the code of facets', async () => {
  const code = await Promise.all(
    Object.keys(texts).map(async (page) => ({ page, code: await codeOf(manifest[`src/pages/${page}.tsx`]) })),
  );
  const withFacets = code.filter((each) => each.code.includes('facet-form')).map(({ page }) => page);
  expect(withFacets).toEqual(['brand', 'category', 'products']);
  expect(entryCode).not.toContain('facet-form');
});
