import { type AllPageTexts, pageNames } from '#domain/site/page-texts.ts';
import { paths } from '#domain/site/pages.ts';
import {
  attributeRows,
  brandRows,
  categoryRows,
  companyRows,
  newsRows,
  pageTextsRows,
  procedureRows,
  redirectRows,
  sitePicturesRows,
  solutionRows,
  technicalLabelsRows,
} from '../rows/content-rows.ts';
import { type Entry, contentTable } from './synchronise.ts';

const keyed = <Definition>(
  definitions: readonly Definition[],
  keyOf: (definition: Definition) => string,
): Entry<Definition>[] => definitions.map((definition) => ({ key: keyOf(definition), definition }));

const inOrder = <Definition>(entries: readonly Entry<Definition>[]): Entry<Definition>[] =>
  entries.map((entry, position) => ({ ...entry, position }));

/** Entry of a kind that has one. */
const only = <Definition>(definition: Definition): Entry<Definition>[] => [{ key: '1', definition }];

const bySlug = ({ slug }: { readonly slug: string }): string => slug;

/** Tables of which products, lists and facets are made, in the order of storing. */
export const catalogueTables = [
  contentTable({
    kind: 'category',
    rows: categoryRows,
    entriesOf: ({ categories }) => keyed(categories, bySlug),
    page: { pathOf: paths.category, nameOf: ({ name }) => name },
  }),
  contentTable({
    kind: 'solution',
    rows: solutionRows,
    entriesOf: ({ solutions }) =>
      inOrder(
        keyed(
          solutions.map((solution) => ({ ...solution, categories: solution.categories.map(bySlug) })),
          bySlug,
        ),
      ),
  }),
  contentTable({
    kind: 'brand',
    rows: brandRows,
    entriesOf: ({ brands }) => inOrder(keyed(brands, bySlug)),
    page: { pathOf: paths.brand, nameOf: ({ name }) => name },
  }),
  contentTable({
    kind: 'attribute',
    rows: attributeRows,
    entriesOf: ({ attributes }) => inOrder(keyed(attributes, ({ key }) => key)),
  }),
];

/** Returns the entries of the texts of pages. */
const pageEntries = (pages: AllPageTexts) =>
  pageNames.map((page) => ({ key: page, definition: pages[page] }));

/** Tables of the other content, but for products, in the order of storing. */
export const otherTables = [
  contentTable({ kind: 'company', rows: companyRows, entriesOf: ({ company }) => only(company) }),
  contentTable({
    kind: 'technicalLabels',
    rows: technicalLabelsRows,
    entriesOf: ({ technicalLabels }) => only(technicalLabels),
  }),
  contentTable({
    kind: 'procedure',
    rows: procedureRows,
    entriesOf: ({ procedures }) => keyed(procedures, ({ slug }) => slug.en),
    page: { pathOf: paths.procedure, nameOf: ({ name }) => name },
  }),
  contentTable({
    kind: 'news',
    rows: newsRows,
    entriesOf: ({ news }) => keyed(news, ({ id }) => id),
    page: { pathOf: paths.newsItem, nameOf: ({ title }) => title },
  }),
  contentTable({
    kind: 'redirect',
    rows: redirectRows,
    entriesOf: ({ redirects }) => keyed(redirects, ({ from }) => from),
  }),
  contentTable({ kind: 'pictures', rows: sitePicturesRows, entriesOf: ({ pictures }) => only(pictures) }),
  contentTable({ kind: 'page', rows: pageTextsRows, entriesOf: ({ pages }) => pageEntries(pages) }),
];
