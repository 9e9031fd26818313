import type { Product } from '#domain/catalogue/product.ts';
import { languages } from '#domain/shared/language.ts';
import { slugSchema } from './file-schemas.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { type ProductEntry, problemAt } from './product-entry.ts';
import type { PictureSource } from './pictures/picture-files.ts';
import { checkRegulatory } from './check-regulatory.ts';
import { forEachDuplicate } from './check-duplicates.ts';
import { sanitizeTable } from './table-html.ts';

/** What products may refer to: slugs, names of pictures and files. */
interface References {
  /** `undefined` while brands.yaml is invalid. */
  readonly brands: ReadonlySet<string> | undefined;
  /** `undefined` while categories.yaml is invalid. */
  readonly categories: ReadonlySet<string> | undefined;
  readonly pictures: ReadonlyMap<string, unknown>;
  readonly documents: ReadonlySet<string>;
}

const checkReferences = (entry: ProductEntry, known: References): ContentProblem[] => {
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

const checkTables = (entry: ProductEntry): ContentProblem[] =>
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

/** A slug is unique among all products and both languages. */
const findDuplicateSlugs = (entries: readonly ProductEntry[]): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  const slugs = entries.flatMap((entry) => [
    { entry, slug: entry.slug, path: [] },
    { entry, slug: entry.yaml.value.slugTr, path: ['slugTr'] },
  ]);
  forEachDuplicate(
    slugs,
    ({ slug }) => slug,
    ({ entry, slug, path }, first) => {
      // A product may have the same slug in both languages.
      if (entry === first.entry) return;
      problems.push(problemAt(entry, path, `slug "${slug}" is taken by ${first.entry.yaml.file}`));
    },
  );
  return problems;
};

/** Names and descriptions become page titles and meta descriptions, which search engines expect to be unique. */
const findDuplicateTexts = (
  entries: readonly ProductEntry[],
  field: 'name' | 'description',
): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  for (const language of languages) {
    forEachDuplicate(
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

/** Checks what the schema of a single file cannot: references, tables and duplicates. */
export const checkProducts = (entries: readonly ProductEntry[], known: References): ContentProblem[] => [
  ...entries.flatMap((entry) => checkReferences(entry, known)),
  ...entries.flatMap(checkTables),
  ...findDuplicateSlugs(entries),
  ...findDuplicateTexts(entries, 'name'),
  ...findDuplicateTexts(entries, 'description'),
  ...checkRegulatory(entries),
];

export const toProduct = (
  { category, slug, yaml }: ProductEntry,
  pictures: ReadonlyMap<string, PictureSource>,
): Omit<Product, 'id'> => {
  const { slugTr, detailsTable, document, picture, ...text } = yaml.value;
  return {
    ...text,
    slug: { tr: slugTr, en: slug },
    category,
    picture: pictures.get(picture)?.file ?? picture,
    ...(detailsTable && {
      detailsTable: { tr: sanitizeTable(detailsTable.tr).html, en: sanitizeTable(detailsTable.en).html },
    }),
    ...(document !== undefined && { document }),
  };
};
