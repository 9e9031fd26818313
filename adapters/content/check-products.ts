import type { Product } from '#domain/catalogue/product.ts';
import { languages } from '#domain/shared/language.ts';
import { slugSchema } from './file-schemas.ts';
import type { ContentProblem } from './problems.ts';
import { type ProductEntry, problemAt } from './product-entry.ts';
import { checkRegulatory } from './check-regulatory.ts';
import { forEachRepeated } from './check-duplicates.ts';
import { sanitizeTable } from './table-html.ts';

interface Known {
  /** `undefined` while brands.yaml is faulty; so for the categories. */
  readonly brands: ReadonlySet<string> | undefined;
  readonly categories: ReadonlySet<string> | undefined;
  readonly pictures: ReadonlyMap<string, string>;
  readonly documents: ReadonlySet<string>;
}

const brokenReferences = (entry: ProductEntry, known: Known): ContentProblem[] => {
  const { brand, picture, document } = entry.yaml.value;
  const problems: ContentProblem[] = [];
  const report = (path: readonly PropertyKey[], text: string): number =>
    problems.push(problemAt(entry, path, text));
  if (!slugSchema.safeParse(entry.slug).success) {
    report([], `the file name "${entry.slug}" must be lower-case ASCII letters, digits and single hyphens`);
  }
  if (known.categories?.has(entry.category) === false) {
    report([], `the folder "${entry.category}" is no category of categories.yaml`);
  }
  if (known.brands?.has(brand) === false) report(['brand'], `there is no brand "${brand}" in brands.yaml`);
  if (!known.pictures.has(picture)) report(['picture'], `there is no picture pictures/products/${picture}`);
  if (document !== undefined && !known.documents.has(document)) {
    report(['document'], `there is no file documents/${document}`);
  }
  return problems;
};

const faultyTables = (entry: ProductEntry): ContentProblem[] =>
  languages.flatMap((language) => {
    const html = entry.yaml.value.detailsTable?.[language];
    if (html === undefined) return [];
    const { unsafe, html: safe } = sanitizeTable(html);
    const faults = unsafe.map((part) => `${part} is not allowed in a table`);
    if (!/<td[ >]/u.test(safe)) faults.push('holds no table cell');
    return faults.map((fault) =>
      problemAt(entry, ['detailsTable', language], `detailsTable.${language}: ${fault}`),
    );
  });

/** Slugs are unique across both languages. */
const repeatedSlugs = (entries: readonly ProductEntry[]): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  const addresses = entries.flatMap((entry) => [
    { entry, slug: entry.slug, path: [] },
    { entry, slug: entry.yaml.value.slugTr, path: ['slugTr'] },
  ]);
  forEachRepeated(
    addresses,
    ({ slug }) => slug,
    ({ entry, slug, path }, first) => {
      // A product may have one slug for both languages.
      if (entry === first.entry) return;
      problems.push(problemAt(entry, path, `slug "${slug}" is taken by ${first.entry.yaml.file}`));
    },
  );
  return problems;
};

/** Names and descriptions become page titles and meta descriptions, which search engines expect to be unique. */
const repeatedTexts = (entries: readonly ProductEntry[], field: 'name' | 'description'): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  for (const language of languages) {
    forEachRepeated(
      entries,
      ({ yaml }) => yaml.value[field][language],
      (entry, first) =>
        problems.push(
          problemAt(entry, [field, language], `${field}.${language} is the same as in ${first.yaml.file}`),
        ),
    );
  }
  return problems;
};

/** Checks the products beyond the schema of each file. */
export const checkProducts = (entries: readonly ProductEntry[], known: Known): ContentProblem[] => [
  ...entries.flatMap((entry) => brokenReferences(entry, known)),
  ...entries.flatMap(faultyTables),
  ...repeatedSlugs(entries),
  ...repeatedTexts(entries, 'name'),
  ...repeatedTexts(entries, 'description'),
  ...checkRegulatory(entries),
];

export const toProduct = ({ category, slug, yaml }: ProductEntry): Omit<Product, 'id'> => {
  const { slugTr, detailsTable, document, picture: _picture, ...text } = yaml.value;
  return {
    ...text,
    slug: { tr: slugTr, en: slug },
    category,
    ...(detailsTable && {
      detailsTable: { tr: sanitizeTable(detailsTable.tr).html, en: sanitizeTable(detailsTable.en).html },
    }),
    ...(document !== undefined && { document }),
  };
};
