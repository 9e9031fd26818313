import path from 'node:path';
import type { CatalogueDocument } from '#domain/catalogue/products/document.ts';
import type { ContentProduct } from '#domain/content/content.ts';
import { type ContentProblem, isError } from '#domain/content/problems.ts';
import { type References, createProductChecks, toProduct } from './checks/check-products.ts';
import { missingRegulatory } from './checks/check-regulatory.ts';
import { missingDocuments } from './checks/document-gaps.ts';
import { productSchema } from './schemas/file-schemas.ts';
import { oddPublishingDay } from './checks/day-faults.ts';
import { type HeldBackEntry, type ProductEntry, isHeldBack, problemAt } from './schemas/product-entry.ts';
import { sanitizeTable } from './schemas/table-html.ts';
import { readYaml } from './yaml/yaml-file.ts';
import { inEachLanguage } from '#domain/shared/language.ts';

/** Files that are read at the same time. */
const filesAtOnce = 32;

interface Options {
  /** The content folder. */
  readonly root: string;
  /** Files of the products. */
  readonly files: readonly string[];
  readonly known: References;
  /** Documents that products show. */
  readonly documents: readonly CatalogueDocument[];
  /** Gets every problem of the products. */
  readonly problems: ContentProblem[];
  /** The day in Türkiye, as 2026-01-31. */
  readonly today: string;
  /** Year in which the company was; `undefined` while company.yaml is invalid. */
  readonly founded: number | undefined;
}

interface ReadProducts {
  /** Read and checked one after the other, so that they need not fit into memory; none after the first problem. */
  readonly products: AsyncGenerator<ContentProduct>;
  /** Names of the pictures that the published ones show. */
  readonly pictures: ReadonlySet<string>;
  /** Names of the files that the published ones offer to download. */
  readonly brochures: ReadonlySet<string>;
  /** Names of the files that products name, also those whose day has not begun. */
  readonly named: { readonly pictures: ReadonlySet<string>; readonly documents: ReadonlySet<string> };
  /** Products whose day has not begun, by English slug. */
  readonly heldBack: ReadonlyMap<string, HeldBackEntry>;
  /** Information that is missing, but does not prevent a load. */
  readonly gaps: readonly ContentProblem[];
  /** Whether a product has this slug in either language. */
  hasSlug(slug: string): boolean;
  /** REFs that documents are for and products have, by the documents' ids. */
  readonly documentedRefs: ReadonlyMap<string, ReadonlySet<string>>;
}

const readEntry = async (
  file: string,
  { root, problems }: Pick<Options, 'root' | 'problems'>,
): Promise<ProductEntry | undefined> => {
  const [, category, name, ...deeper] = file.split('/');
  if (category === undefined || name === undefined || deeper.length > 0) {
    const text = 'must lie in the folder of its category: products/{category}/{slug}.yaml';
    problems.push({ file, line: 1, text });
    return undefined;
  }
  const yaml = await readYaml(root, file, productSchema, problems);
  if (!yaml) return undefined;
  const { detailsTable: table } = yaml.value;
  const tables = table && inEachLanguage((language) => sanitizeTable(table[language]));
  return { category, slug: path.parse(name).name, yaml, tables };
};

const oddDay = (entry: ProductEntry, { today, founded }: Options): ContentProblem[] => {
  const { publishAt } = entry.yaml.value;
  const odd = publishAt === undefined ? undefined : oddPublishingDay(publishAt, today, founded);
  if (odd === undefined) return [];
  return [{ ...problemAt(entry, ['publishAt'], `publishAt: ${odd}`), isWarning: true }];
};

/** Reads the products. What is found besides them is complete when they are read to their end. */
export const readProducts = (options: Options): ReadProducts => {
  const { files, known, documents, problems, today } = options;
  const { check, hasSlug } = createProductChecks(known);
  const pictures = new Set<string>();
  const brochures = new Set<string>();
  const named = { pictures: new Set<string>(), documents: new Set<string>() };
  const heldBack = new Map<string, HeldBackEntry>();
  const gaps: ContentProblem[] = [];
  const documentedRefs = new Map(documents.map(({ id }) => [id, new Set<string>()]));
  async function* products(): AsyncGenerator<ContentProduct> {
    for (let start = 0; start < files.length; start += filesAtOnce) {
      const batch = files.slice(start, start + filesAtOnce);
      for (const entry of await Promise.all(batch.map((file) => readEntry(file, options)))) {
        if (!entry) continue;
        problems.push(...check(entry));
        const product = toProduct(entry, known, documents);
        gaps.push(...missingRegulatory(entry));
        // Content without any documents has no library yet.
        if (documents.length > 0) gaps.push(...missingDocuments(entry, product));
        for (const { id, refs = [] } of product.documents ?? [])
          for (const ref of refs) documentedRefs.get(id)?.add(ref);
        const { picture, document, publishAt } = entry.yaml.value;
        problems.push(...oddDay(entry, options));
        named.pictures.add(picture);
        if (document !== undefined) named.documents.add(document);
        if (isHeldBack(entry.yaml.value, today)) {
          const { file, lineOf } = entry.yaml;
          heldBack.set(entry.slug, { file, day: publishAt ?? '', line: () => lineOf(['publishAt']) });
        } else {
          pictures.add(picture);
          if (document !== undefined) brochures.add(document);
        }
        if (!problems.some(isError)) yield product;
      }
    }
  }
  return { products: products(), pictures, brochures, named, heldBack, gaps, hasSlug, documentedRefs };
};
