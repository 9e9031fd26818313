import { readWholeContent } from '../../support/test-content.ts';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { type PictureKind, isDrawing, isPhoto, pictureFormats } from '#domain/content/picture.ts';
import type { Picture } from '../../../adapters/content/pictures/picture-files.ts';
import type { WholeContent } from '#domain/content/content.ts';
import { paths } from '../../../src/lib/paths.ts';

const contentDir = path.resolve(import.meta.dirname, '..', '..', '..', 'content');

let content: WholeContent;
let pictures: readonly Picture[];

beforeAll(async () => {
  ({ content, pictures } = await readWholeContent(contentDir));
});

const namesOf = (kind: PictureKind): readonly string[] =>
  pictures.filter((picture) => picture.kind === kind).map(({ name }) => name);

/** Listings as visitors see them: the products of each category and of each brand. */
const listings = (): readonly (readonly [string, typeof content.products])[] => [
  ...Map.groupBy(content.products, ({ category }) => category),
  ...Map.groupBy(content.products, ({ brand }) => brand),
];

test('the demo content has a picture of every product, solution, brand and news item', () => {
  const files = pictures.filter(({ kind }) => kind === 'product').map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(content.products.map(({ picture }) => picture)));
  expect(namesOf('brand').toSorted()).toEqual(content.brands.map(({ slug }) => slug).toSorted());
  expect(namesOf('news').toSorted()).toEqual(content.news.map(({ id }) => id).toSorted());
});

test('every solution and both services have different drawings', () => {
  const services = [paths.technicalService, paths.oem].map((page) => path.posix.basename(page));

  expect(namesOf('solution').toSorted()).toEqual(
    [...content.solutions.map(({ slug }) => slug), ...services].toSorted(),
  );
});

test('every page with a banner has one, named after the last segment of its path', () => {
  const pages = [
    paths.aboutUs,
    paths.management,
    paths.partners,
    paths.whyUs,
    paths.news,
    paths.onlineCatalog,
    paths.contact,
    paths.privacyPolicy,
    paths.products,
    paths.procedures,
    paths.documents,
    paths.request,
    paths.search,
  ];

  expect(namesOf('banner').toSorted()).toEqual(pages.map((page) => path.posix.basename(page)).toSorted());
});

test.each(['product', 'drawing', 'detail'] as const)(
  'every %s picture is used by a product',
  async (kind) => {
    const files = await readdir(path.join(contentDir, 'pictures', pictureFormats[kind].folder));
    expect(files.map((file) => path.parse(file).name).toSorted()).toEqual(namesOf(kind).toSorted());
  },
);

test('beside every rendered picture of a product is its technical drawing, and beside no other', () => {
  const rendered = pictures.filter(({ kind, file }) => kind === 'product' && isPhoto(file));
  expect(rendered.map(({ name }) => name).toSorted()).toEqual(namesOf('drawing').toSorted());
});

test('a rendered picture has 1,600 × 1,200 pixels, of which one sees through some, in at most 150 kB', async () => {
  const rendered = pictures.filter(
    ({ kind, file }) => kind === 'detail' || (kind === 'product' && isPhoto(file)),
  );
  for (const { source } of rendered) {
    const { width, height, hasAlpha } = await sharp(source).metadata();
    expect({ source, width, height, hasAlpha }).toEqual({
      source,
      width: 1600,
      height: 1200,
      hasAlpha: true,
    });
    expect((await stat(source)).size, source).toBeLessThanOrEqual(150_000);
  }
});

test('at least seven drawings in ten occur once in their listing', () => {
  const cloned = listings().filter(([, products]) => {
    const drawings = new Set(products.map(({ picture }) => picture));
    return drawings.size < products.length * 0.7;
  });

  expect(cloned.map(([listing]) => listing)).toEqual([]);
});

test.each(languages)(
  'in a listing in order of its names in %s, no two neighbours share a drawing',
  (language) => {
    const cloned = listings().flatMap(([listing, products]) => {
      const inOrder = products.toSorted((a, b) => a.name[language].localeCompare(b.name[language], language));
      return inOrder
        .filter(({ picture }, index) => picture === inOrder[index - 1]?.picture)
        .map(({ slug }) => `${listing}: ${slug.en}`);
    });

    expect(cloned).toEqual([]);
  },
);

/** Ink, paper, white, shades between them, and the accent. */
const palette = new Set(
  '#0b2b33 #123b45 #2b4c55 #5d7f88 #8fa3ab #c9d3d5 #cfd8da #dfe8e8 #e7ecec #f6f4ef #ffffff #c8401a'.split(
    ' ',
  ),
);

test('all drawings use the colours of the site and no external resources', async () => {
  const drawings = pictures.filter(({ file }) => isDrawing(file));
  const sources = [...new Set(drawings.map(({ source }) => source))];
  const strangers = await Promise.all(
    sources.map(async (source) => {
      const svg = await readFile(source, 'utf8');
      const colours = svg.match(/#[0-9a-f]{3,8}(?=")/giu) ?? [];
      const foreign = colours.filter((colour) => !palette.has(colour.toLowerCase()));
      return foreign.length > 0 || /<image|<text|<script|https?:(?!\/\/www\.w3\.org\/2000\/svg)/u.test(svg)
        ? [`${path.relative(contentDir, source)} ${foreign.join(' ')}`]
        : [];
    }),
  );

  expect(strangers.flat()).toEqual([]);
});
