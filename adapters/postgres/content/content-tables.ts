import { type AllPageTexts, pageNames } from '#domain/site/page-texts.ts';
import { paths } from '#domain/site/pages.ts';
import {
  attributeRows,
  brandRows,
  categoryRows,
  procedureRows,
  solutionRows,
} from '../rows/catalogue-rows.ts';
import {
  type PageTextsRow,
  companyRows,
  newsRows,
  pageTextsRows,
  redirectRows,
  sitePicturesRows,
  technicalLabelsRows,
} from '../rows/content-rows.ts';
import { contentTable } from './synchronise.ts';

/** Tables of which products, lists and facets are made, in the order of storing. */
export const catalogueTables = [
  contentTable({
    kind: 'category',
    schema: categoryRows,
    key: 'slug',
    rowsOf: ({ categories }) =>
      categories.map(({ picture, ...category }) => ({ ...category, pictureFile: picture ?? null })),
    page: { pathOf: paths.category, nameOf: ({ name }) => name },
  }),
  contentTable({
    kind: 'solution',
    schema: solutionRows,
    key: 'slug',
    rowsOf: ({ solutions }) =>
      solutions.map((solution, position) => ({
        ...solution,
        position,
        categories: solution.categories.map(({ slug }) => slug),
      })),
  }),
  contentTable({
    kind: 'brand',
    schema: brandRows,
    key: 'slug',
    rowsOf: ({ brands }) => brands.map((brand, position) => ({ ...brand, position })),
    page: { pathOf: paths.brand, nameOf: ({ name }) => name },
  }),
  contentTable({
    kind: 'attribute',
    schema: attributeRows,
    key: 'key',
    rowsOf: ({ attributes }) =>
      attributes.map((definition, position) => ({ key: definition.key, position, definition })),
  }),
];

/** Returns the rows of the texts of pages. */
export const toPageRows = (pages: AllPageTexts): PageTextsRow[] =>
  pageNames.map((page) => ({ page, texts: pages[page] }));

/** Tables of the other content, but for products, in the order of storing. */
export const otherTables = [
  contentTable({
    kind: 'company',
    schema: companyRows,
    key: 'id',
    rowsOf: ({ company }) => [{ id: 1 as const, profile: company }],
  }),
  contentTable({
    kind: 'technicalLabels',
    schema: technicalLabelsRows,
    key: 'id',
    rowsOf: ({ technicalLabels }) => [{ id: 1 as const, groups: technicalLabels }],
  }),
  contentTable({
    kind: 'procedure',
    schema: procedureRows,
    key: 'slug',
    rowsOf: ({ procedures }) => procedures.map((definition) => ({ slug: definition.slug.en, definition })),
    page: { pathOf: paths.procedure, nameOf: ({ definition }) => definition?.name },
  }),
  contentTable({
    kind: 'news',
    schema: newsRows,
    key: 'id',
    rowsOf: ({ news }) =>
      news.map(({ picture, link, ...item }) => ({
        ...item,
        pictureFile: picture ?? null,
        link: link ?? null,
      })),
    page: { pathOf: paths.newsItem, nameOf: ({ title }) => title },
  }),
  contentTable({
    kind: 'redirect',
    schema: redirectRows,
    key: 'from',
    rowsOf: ({ redirects }) => redirects,
  }),
  contentTable({
    kind: 'pictures',
    schema: sitePicturesRows,
    key: 'id',
    rowsOf: ({ pictures }) => [{ id: 1 as const, files: pictures }],
  }),
  contentTable({
    kind: 'page',
    schema: pageTextsRows,
    key: 'page',
    rowsOf: ({ pages }) => toPageRows(pages),
  }),
];
