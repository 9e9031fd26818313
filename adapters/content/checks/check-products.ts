import type { LabelGroup } from '#domain/catalogue/attributes/align-rows.ts';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import { type CatalogueDocument, documentsOfProduct } from '#domain/catalogue/products/document.ts';
import type { ContentProduct } from '#domain/content/content.ts';
import { inEachLanguage, languages, withFallback } from '#domain/shared/language.ts';
import { toDocumentFile } from './check-documents.ts';
import type { DocumentSource } from './document-files.ts';
import { slugSchema } from '../schemas/file-schemas.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { type ProductEntry, problemAt } from '../schemas/product-entry.ts';
import type { PictureSource } from '../pictures/picture-files.ts';
import { checkAttributes, toAttributes } from './check-attributes.ts';
import { checkHotspots } from './check-hotspots.ts';
import { checkListedSizes } from './check-listed-sizes.ts';
import { checkRefSpelling } from './check-ref-spelling.ts';
import { checkRegulatory } from './check-regulatory.ts';
import { createRowLabelChecks } from './check-row-labels.ts';
import { missingFile } from '../yaml/missing-file.ts';
import { didYouMean } from '../yaml/near-miss.ts';
import { createUniqueness } from '../yaml/check-duplicates.ts';
import { createVariantChecks } from './check-variants.ts';

/** Slugs, and names of pictures and files, that products may refer to. */
export interface References {
  /** `undefined` while brands.yaml is invalid. */
  readonly brands: ReadonlySet<string> | undefined;
  /** `undefined` while categories.yaml is invalid. */
  readonly categories: ReadonlySet<string> | undefined;
  readonly pictures: ReadonlyMap<string, PictureSource>;
  /** Drawings by the name of the picture that they go with. */
  readonly drawings: ReadonlyMap<string, PictureSource>;
  /** Detail pictures by the name of the picture that they go with. */
  readonly detailPictures: ReadonlyMap<string, PictureSource>;
  /** Turntables by the name of the picture that they go with. */
  readonly turntables: ReadonlyMap<string, PictureSource>;
  /** Files of documents/. */
  readonly documents: ReadonlyMap<string, DocumentSource>;
  /** `undefined` while attributes.yaml is invalid. */
  readonly attributes: readonly Attribute[] | undefined;
  /** Labels of details tables that mean the same. */
  readonly technicalLabels: readonly LabelGroup[];
}

const checkReferences = (entry: ProductEntry, known: References): ContentProblem[] => {
  const { brand, picture, document } = entry.yaml.value;
  const problems: ContentProblem[] = [];
  const report = (path: readonly PropertyKey[], text: string): number =>
    problems.push(problemAt(entry, path, text));
  if (!slugSchema.safeParse(entry.slug).success) {
    report([], `the file name "${entry.slug}" must be lower-case ASCII letters, digits and single hyphens`);
  } else if (/^\d+$/u.test(entry.slug)) {
    // In a link to a list, it would be part of the quantity before it.
    report([], `the file name "${entry.slug}" must have a letter`);
  }
  if (known.categories?.has(entry.category) === false) {
    const hint = didYouMean(entry.category, known.categories);
    report([], `the folder "${entry.category}" is no category of categories.yaml${hint}`);
  }
  if (known.brands?.has(brand) === false) {
    report(['brand'], `there is no brand "${brand}" in brands.yaml${didYouMean(brand, known.brands)}`);
  }
  if (!known.pictures.has(picture)) {
    report(['picture'], missingFile('picture pictures/products/', picture, known.pictures));
  }
  if (document !== undefined && !known.documents.has(document)) {
    report(['document'], missingFile('file documents/', document, known.documents));
  }
  return problems;
};

const checkTables = (entry: ProductEntry): ContentProblem[] =>
  languages.flatMap((language) => {
    const table = entry.tables?.[language];
    if (table === undefined) return [];
    const faults = table.unsafe.map((part) => `${part} is not allowed in a table`);
    if (!/<td[ >]/u.test(table.html)) faults.push('holds no table cell');
    return faults.map((fault) =>
      problemAt(entry, ['detailsTable', language], `detailsTable.${language}: ${fault}`),
    );
  });

/** Names and descriptions become page titles and meta descriptions, which search engines expect to be unique. */
const uniqueTexts = ['name', 'description'] as const;

/** Checks products one after the other, of which it notes only what others may not have as well. */
export const createProductChecks = (known: References) => {
  // A product may have the same slug in both languages.
  const slugs = createUniqueness();
  const texts = new Map(
    uniqueTexts.flatMap((field) =>
      languages.map((language) => [`${field}.${language}`, createUniqueness()] as const),
    ),
  );
  const udis = createUniqueness();
  const checkVariants = createVariantChecks();
  const checkRowLabels = createRowLabelChecks(known.technicalLabels, known.attributes ?? []);

  const findDuplicates = (entry: ProductEntry): ContentProblem[] => {
    const { file, value } = entry.yaml;
    const problems: ContentProblem[] = [];
    const claimSlug = (slug: string, path: readonly string[]): void => {
      const first = slugs.claim(slug, file);
      if (first !== undefined) problems.push(problemAt(entry, path, `slug "${slug}" is taken by ${first}`));
    };
    claimSlug(entry.slug, []);
    claimSlug(value.slugTr, ['slugTr']);
    for (const field of uniqueTexts)
      for (const language of languages) {
        const first = texts.get(`${field}.${language}`)?.claim(value[field][language], file);
        if (first === undefined) continue;
        const text = `${field}.${language} is the same as in ${first}`;
        problems.push(problemAt(entry, [field, language], text));
      }
    const { udiDi } = value.regulatory ?? {};
    const first = udiDi === undefined ? undefined : udis.claim(udiDi, file);
    if (first !== undefined) {
      const text = `regulatory.udiDi is the same as in ${first}`;
      problems.push(problemAt(entry, ['regulatory', 'udiDi'], text));
    }
    return problems;
  };

  return {
    /** Checks what the schema of a single file cannot: references, tables, contradictions and duplicates. */
    check: (entry: ProductEntry): ContentProblem[] => [
      ...checkReferences(entry, known),
      ...checkTables(entry),
      ...checkRowLabels(entry),
      ...findDuplicates(entry),
      ...checkRegulatory(entry),
      ...checkVariants(entry),
      ...checkRefSpelling(entry),
      ...checkListedSizes(entry),
      ...checkHotspots(entry),
      ...(known.attributes ? checkAttributes(entry, known.attributes) : []),
    ],
    /** Whether a product has this slug in either language. */
    hasSlug: slugs.has,
  };
};

export const toProduct = (
  entry: ProductEntry,
  {
    pictures,
    drawings,
    detailPictures,
    turntables,
    documents: files,
    attributes: known = [],
  }: Omit<References, 'brands' | 'categories'>,
  documents: readonly CatalogueDocument[],
): ContentProduct => {
  const { category, slug, yaml, tables } = entry;
  const {
    slugTr,
    publishAt: _day,
    detailsTable: _source,
    document,
    picture,
    attributes: _texts,
    ...text
  } = yaml.value;
  const attributes = toAttributes(entry, known);
  const product = { ...text, slug: withFallback({ tr: slugTr, en: slug }), category };
  const own = documentsOfProduct(product, documents);
  const drawing = drawings.get(picture)?.file;
  const detailPicture = detailPictures.get(picture)?.file;
  const turntable = turntables.get(picture)?.file;
  const file = toDocumentFile(document, files);
  return {
    ...product,
    picture: pictures.get(picture)?.file ?? picture,
    ...(drawing !== undefined && { drawing }),
    ...(detailPicture !== undefined && { detailPicture }),
    ...(turntable !== undefined && { turntable }),
    ...(tables && { detailsTable: inEachLanguage((language) => tables[language].html) }),
    ...(file && { document: file }),
    ...(attributes && { attributes }),
    ...(own.length > 0 && { documents: own }),
  };
};
