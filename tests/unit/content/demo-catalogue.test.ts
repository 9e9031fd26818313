import { readWholeContent } from '../../support/test-content.ts';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type TablePlace, productsOfProcedure } from '#domain/catalogue/products/procedure.ts';
import { linkAccessories } from '#domain/catalogue/products/product.ts';
import { solutionSlugs } from '#domain/catalogue/products/solution.ts';
import { isDemonstrationGtin } from '#domain/shared/udi.ts';
import type { WholeContent } from '#domain/content/content.ts';
import { brandSlugs, categorySlugs } from '../../support/spec-slugs.ts';

const contentDir = path.resolve(import.meta.dirname, '..', '..', '..', 'content');

let content: WholeContent;
let pictures: Awaited<ReturnType<typeof readWholeContent>>['pictures'];

beforeAll(async () => {
  ({ content, pictures } = await readWholeContent(contentDir));
});

/** Slugs with too few products. */
const thin = (slugs: readonly string[], field: 'category' | 'brand', least: number): string[] =>
  slugs.filter((slug) => content.products.filter((product) => product[field] === slug).length < least);

const startOf = async (file: string): Promise<string> => {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(5) });
    return buffer.toString('latin1');
  } finally {
    await handle.close();
  }
};

test('the catalogue has the three solutions', () => {
  expect(content.solutions.map(({ slug }) => slug).toSorted()).toEqual(solutionSlugs.toSorted());
});

test('the catalogue has every category of the specification and the placeholder', () => {
  expect(content.categories.map(({ slug }) => slug).toSorted()).toEqual([...categorySlugs, 'aaa'].toSorted());
});

test('the catalogue has every brand of the specification', () => {
  expect(content.brands.map(({ slug }) => slug).toSorted()).toEqual(brandSlugs.toSorted());
});

test('the catalogue has 150 products or more', () => {
  expect(content.products.length).toBeGreaterThanOrEqual(150);
});

test('every category has 4 products or more, and the placeholder none', () => {
  expect(thin(categorySlugs, 'category', 4)).toEqual([]);
  expect(content.products.filter(({ category }) => category === 'aaa')).toEqual([]);
});

test('every brand has 3 products or more', () => {
  expect(thin(brandSlugs, 'brand', 3)).toEqual([]);
});

test('there are 12 news items or more', () => {
  expect(content.news.length).toBeGreaterThanOrEqual(12);
});

test('there are products with details, tables, galleries and articles', () => {
  const { products } = content;

  expect(products.some(({ details }) => details.length > 0)).toBe(true);
  expect(products.some(({ detailsTable }) => detailsTable?.en.startsWith('<table>'))).toBe(true);
  expect(products.some(({ gallery }) => gallery.length > 0)).toBe(true);
  expect(products.some(({ articles }) => articles.length > 0)).toBe(true);
});

test('60 products or more have 3 to 12 variants', () => {
  const counts = content.products.map(({ variants }) => variants.length).filter((count) => count > 0);

  expect(counts.length).toBeGreaterThanOrEqual(60);
  expect(counts.filter((count) => count < 3 || count > 12)).toEqual([]);
});

test('galleries contain both products and other accessories', () => {
  const mixed = content.products.filter(({ gallery }) => {
    const accessories = linkAccessories(gallery, content.products);
    return accessories.some(({ slug }) => slug) && accessories.some(({ slug }) => !slug);
  });

  expect(mixed).not.toEqual([]);
});

test('exactly two products have a document, each a different PDF', async () => {
  const named = content.products.flatMap(({ document }) => document?.file ?? []);
  const documents = pictures.filter(({ kind, file }) => kind === 'document' && named.includes(file));

  expect(named).toHaveLength(2);
  expect(documents).toHaveLength(2);
  expect(await Promise.all(documents.map(({ source }) => startOf(source)))).toEqual(['%PDF-', '%PDF-']);
});

test('all registry codes are marked as fictional, and some are missing', () => {
  const blocks = content.products.flatMap(({ regulatory }) => regulatory ?? []);
  const numbers = blocks.flatMap(({ notifiedBody, udiDi, uts }) => [
    { notifiedBody, fictional: notifiedBody === undefined || notifiedBody === '0000' },
    { udiDi, fictional: udiDi === undefined || isDemonstrationGtin(udiDi) },
    { uts, fictional: uts?.startsWith('DEMO-') ?? true },
  ]);

  expect(numbers.filter(({ fictional }) => !fictional)).toEqual([]);
  expect(blocks.length).toBeLessThan(content.products.length);
  expect(blocks.some(({ udiDi, classification }) => udiDi === undefined && classification !== 'none')).toBe(
    true,
  );
});

test('the catalogue has procedures of every solution, each with a product of every group that links to it', () => {
  const categoryOf = new Map(content.products.map(({ slug, category }) => [slug.en, category]));
  expect(content.procedures.map(({ slug }) => slug.en)).toEqual([
    'breast-augmentation',
    'mastoidectomy',
    'rhinoplasty',
    'septoplasty-and-turbinates',
    'spine-navigation',
    'stapes-surgery',
  ]);
  expect(new Set(content.procedures.flatMap(({ solutions }) => solutions))).toEqual(new Set(solutionSlugs));
  const strangers = content.procedures.flatMap((procedure) => {
    const used = new Set(productsOfProcedure(procedure).map((slug) => categoryOf.get(slug)));
    return procedure.categories.filter((category) => !used.has(category));
  });
  expect(strangers).toEqual([]);
});

/**
 * Returns a product's box in percent of the width: the table is 8:5, and pictures that lie on it by themselves are 4:3.
 */
const boxOf = ({ product, x, y, width, height = width * 1.2 }: TablePlace) => ({
  product,
  left: x - width / 2,
  right: x + width / 2,
  top: (y - height / 2) * 0.625,
  bottom: (y + height / 2) * 0.625,
});

type Box = ReturnType<typeof boxOf>;

const isBeyondEdge = ({ left, top, right, bottom }: Box): boolean =>
  left < 0 || right > 100 || top < 0 || bottom > 62.5;

const hides = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test('on no instrument table does a picture or a link hide another or reach beyond the edge', () => {
  const faults = content.procedures.flatMap(({ slug, table }) =>
    table
      .map(boxOf)
      .filter(
        (box, index, all) => isBeyondEdge(box) || all.slice(0, index).some((other) => hides(box, other)),
      )
      .map(({ product }) => `${slug.en}: ${product}`),
  );
  expect(faults).toEqual([]);
});

test('every procedure has a picture of its table, on which links are large enough and numbers run from left to right in rows', () => {
  expect(content.procedures.filter(({ picture }) => !picture?.endsWith('.webp'))).toEqual([]);
  const places = content.procedures.flatMap(({ table }) => table);
  // Of the narrowest table on which links lie, 24 pixels.
  expect(places.filter(({ width, height = 0 }) => width < 3.9 || height < 6.3)).toEqual([]);
  for (const { table } of content.procedures) {
    const rows = table.filter(({ x }, index) => x < (table[index - 1]?.x ?? 100)).map(({ y }) => y);
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(rows.toSorted((one, other) => one - other));
  }
});
