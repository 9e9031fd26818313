import { type ContentProblem, isError } from '#domain/content/problems.ts';
import { checkAttributeFile } from './checks/check-attributes.ts';
import { checkCategoryPictures } from './checks/category-pictures.ts';
import { checkCompany } from './checks/check-company.ts';
import { checkDocuments } from './checks/check-documents.ts';
import { checkDrawings } from './pictures/check-drawings.ts';
import { checkNews, oddNewsDay } from './checks/check-news.ts';
import { checkPdfHeads } from './checks/check-pdfs.ts';
import { checkProcedures } from './checks/check-procedures.ts';
import { checkStructure } from './checks/check-structure.ts';
import { findStrayPictures } from './checks/find-stray-pictures.ts';
import type { ReadFiles } from './read-files.ts';

/** Slugs of the entries of a file. */
export const slugsOf = ({
  value,
}: {
  readonly value: readonly { readonly slug: string }[];
}): ReadonlySet<string> => new Set(value.map(({ slug }) => slug));

/** Year in which the company was founded; `undefined` while company.yaml has a fault: a wrong year would make every day odd. */
export const foundedOf = ({ files: { company } }: ReadFiles, today: string): number | undefined =>
  company && !checkCompany(company, today).some(isError) ? company.value.founded : undefined;

const checkStructureOf = ({ files, sources: { pictures }, productFiles }: ReadFiles): ContentProblem[] => {
  const { brands, categories, solutions, attributes } = files;
  return [
    ...checkStructure({
      brands,
      categories,
      solutions,
      brandPictures: pictures.brand,
      solutionPictures: pictures.solution,
    }),
    ...(attributes ? checkAttributeFile(attributes, categories) : []),
    ...(categories ? checkCategoryPictures(categories, new Set(productFiles)) : []),
  ];
};

const checkEntries = (read: ReadFiles, today: string): ContentProblem[] => {
  const { files, news, procedures, procedureSlugs, productSlugs, sources } = read;
  const { brands, categories, solutions, documents } = files;
  const founded = foundedOf(read, today);
  return [
    ...checkNews(news, sources.pictures.news),
    ...news.flatMap((entry) => oddNewsDay(entry, { today, founded })),
    ...checkProcedures(procedures, {
      solutions: solutions && slugsOf(solutions),
      categories: categories && slugsOf(categories),
      products: productSlugs,
      procedures: procedureSlugs,
      pictures: sources.pictures.table,
    }),
    ...(documents
      ? checkDocuments(documents, {
          products: productSlugs,
          categories: categories && slugsOf(categories),
          brands: brands && slugsOf(brands),
          files: sources.documents,
          today,
        })
      : []),
  ];
};

const checkSources = async ({ sources: { pictures, turntables, documents } }: ReadFiles) => [
  ...(await checkDrawings(pictures)),
  ...(await checkPdfHeads(documents)),
  ...[pictures.drawing, pictures.detail, turntables].flatMap((stray) =>
    findStrayPictures(stray, pictures.product, (name) => `picture pictures/products/${name}`),
  ),
];

/** Checks everything in a content folder but its products. @param today as 2026-03-14 */
export const checkContentFiles = async (read: ReadFiles, today: string): Promise<ContentProblem[]> => [
  ...(read.files.company ? checkCompany(read.files.company, today) : []),
  ...checkStructureOf(read),
  ...checkEntries(read, today),
  ...(await checkSources(read)),
];
