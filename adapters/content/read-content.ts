import path from 'node:path';
import type * as z from 'zod';
import type { Content, ContentProduct } from '#domain/content/content.ts';
import type { PictureKind, SitePictures } from '#domain/content/picture.ts';
import { checkAttributeFile } from './check-attributes.ts';
import { checkCategoryPictures, withPictures } from './category-pictures.ts';
import { checkDocumentRefs, checkDocuments, namedFiles, toDocuments } from './check-documents.ts';
import { checkCompany } from './check-company.ts';
import { checkDrawings } from './check-drawings.ts';
import { type ProcedureEntry, checkProcedures, toProcedure } from './check-procedures.ts';
import { type PageLink, checkLinks, linksOf } from './check-links.ts';
import { checkRedirects } from './check-redirects.ts';
import { createSynonymChecks, toSynonyms } from './check-synonyms.ts';
import { createTechnicalLabelChecks } from './check-technical-labels.ts';
import { checkStructure, toSolutions } from './check-structure.ts';
import {
  attributesSchema,
  brandsSchema,
  categoriesSchema,
  companySchema,
  documentsSchema,
  newsSchema,
  procedureSchema,
  redirectsSchema,
  solutionsSchema,
  synonymsSchema,
  technicalLabelsSchema,
} from './file-schemas.ts';
import { type NewsEntry, checkNews, oddNewsDay, toNewsItem } from './check-news.ts';
import { type Picture, type PictureSource, listPictures, listTurntables } from './pictures/picture-files.ts';
import { presentDay } from '../process/clock.ts';
import { type ContentProblem, InvalidContentError, isError, isWarning } from '#domain/content/problems.ts';
import { listDocuments } from './document-files.ts';
import { checkPdfHeads } from './check-pdfs.ts';
import { findUnreadFiles } from './check-files.ts';
import { findUnusedFiles } from './find-unused.ts';
import { findStrayPictures } from './find-stray-pictures.ts';
import { documentGaps } from './document-gaps.ts';
import { createKnownPages } from './known-pages.ts';
import { hasEveryPage, readPages } from './read-pages.ts';
import { type YamlFile, readOptionalYaml, readYaml } from './yaml-file.ts';
import type { HeldBackEntry } from './product-entry.ts';
import { readProducts } from './read-products.ts';
import { yamlFilesIn } from './yaml-files.ts';

/** Findings about a valid content folder, complete when all its products are read. */
interface CheckedProducts {
  /** Pictures that the site shows. */
  readonly pictures: readonly Picture[];
  /** Number of products whose day has not begun. */
  readonly heldBack: number;
  /** Products whose day has not begun, by English slug. */
  readonly heldBackProducts: ReadonlyMap<string, HeldBackEntry>;
  /** Information that is missing, but does not prevent a load. */
  readonly gaps: readonly ContentProblem[];
  /** Likely slips, in the order of the files. */
  readonly warnings: readonly ContentProblem[];
}

interface OpenedContent {
  /** Content whose products throw InvalidContentError at their end when something is wrong with them. */
  readonly content: Content;
  /** Returns what the checks found; to be called when all products are read. */
  checked(): CheckedProducts;
}

/** Contents of a valid content folder. Its products are handed over one by one. */
export interface ContentFiles extends CheckedProducts {
  readonly content: Omit<Content, 'products'>;
  /** Number of products. */
  readonly products: number;
}

/** Names of the files of a folder, also of those that are invalid. */
const namesIn = async (root: string, folder: 'news' | 'procedures'): Promise<ReadonlySet<string>> =>
  new Set((await yamlFilesIn(root, folder)).map((file) => path.parse(file).name));

/** The files of a folder without folders of its own, each with its name. */
const readFolder = async <Value>(
  root: string,
  name: 'news' | 'procedures',
  schema: z.ZodType<Value>,
  problems: ContentProblem[],
): Promise<{ readonly name: string; readonly yaml: YamlFile<Value> }[]> => {
  const entries: { readonly name: string; readonly yaml: YamlFile<Value> }[] = [];
  for (const file of await yamlFilesIn(root, name)) {
    const [, base, ...deeper] = file.split('/');
    if (base === undefined || deeper.length > 0) {
      problems.push({ file, line: 1, text: `must lie directly in ${name}/` });
      continue;
    }
    const yaml = await readYaml(root, file, schema, problems);
    if (yaml) entries.push({ name: path.parse(file).name, yaml });
  }
  return entries;
};

const readNews = async (root: string, problems: ContentProblem[]): Promise<NewsEntry[]> =>
  (await readFolder(root, 'news', newsSchema, problems)).map(({ name, yaml }) => ({ id: name, yaml }));

const readProcedures = async (root: string, problems: ContentProblem[]): Promise<ProcedureEntry[]> =>
  (await readFolder(root, 'procedures', procedureSchema, problems)).map(({ name, yaml }) => ({
    slug: name,
    yaml,
  }));

const slugsOf = (entries: readonly { readonly slug: string }[]): ReadonlySet<string> =>
  new Set(entries.map(({ slug }) => slug));

type Sources = Readonly<Record<PictureKind, ReadonlyMap<string, PictureSource>>>;

const toPictures = (kind: Picture['kind'], sources: ReadonlyMap<string, PictureSource>): Picture[] =>
  [...sources].map(([name, { source, file }]) => ({ kind, name, source, file }));

const toSitePictures = (sources: Sources): SitePictures => {
  const filesOf = (kind: PictureKind): Record<string, string> =>
    Object.fromEntries([...sources[kind]].map(([name, { file }]) => [name, file]));
  return {
    solution: filesOf('solution'),
    banner: filesOf('banner'),
    brand: filesOf('brand'),
    portrait: filesOf('portrait'),
  };
};

export const byFileAndLine = (a: ContentProblem, b: ContentProblem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;

const invalid = (problems: readonly ContentProblem[]): InvalidContentError =>
  new InvalidContentError(problems.toSorted(byFileAndLine));

/**
 * Reads the content folder but for its products, which are read and checked while they are consumed.
 * @param options.today as 2026-03-14: products of later days are checked and held back, and documents that have expired are
 * gaps
 * @throws InvalidContentError with the problems of all files, if one that is no product's has some
 */
export const openContent = async (
  root: string,
  { today }: { readonly today: string },
): Promise<OpenedContent> => {
  const problems: ContentProblem[] = await findUnreadFiles(root);
  const company = await readYaml(root, 'company.yaml', companySchema, problems);
  const companyProblems = company ? checkCompany(company, today) : [];
  problems.push(...companyProblems);
  // A wrong year would make every day odd.
  const founded = companyProblems.some(isError) ? undefined : company?.value.founded;
  const brands = await readYaml(root, 'brands.yaml', brandsSchema, problems);
  const categories = await readYaml(root, 'categories.yaml', categoriesSchema, problems);
  const solutions = await readYaml(root, 'solutions.yaml', solutionsSchema, problems);
  const attributes = await readYaml(root, 'attributes.yaml', attributesSchema, problems);
  const redirects = await readYaml(root, 'redirects.yaml', redirectsSchema, problems);
  const news = await readNews(root, problems);
  const procedures = await readProcedures(root, problems);
  const links: PageLink[] = news.flatMap(({ yaml }) => linksOf(yaml));
  const pages = await readPages(root, problems, { newsIds: await namesIn(root, 'news'), links });
  const synonyms = await readYaml(root, 'synonyms.yaml', synonymsSchema, problems);
  const synonymChecks = synonyms && createSynonymChecks(synonyms);
  const labels = await readOptionalYaml(root, 'technical-labels.yaml', technicalLabelsSchema, problems);
  const labelChecks = labels && createTechnicalLabelChecks(labels);
  const files = await yamlFilesIn(root, 'products');
  const productSlugs = new Set(files.map((file) => path.parse(file).name));

  const sources = {
    product: await listPictures(root, 'product'),
    drawing: await listPictures(root, 'drawing'),
    detail: await listPictures(root, 'detail'),
    solution: await listPictures(root, 'solution'),
    brand: await listPictures(root, 'brand'),
    news: await listPictures(root, 'news'),
    table: await listPictures(root, 'table'),
    banner: await listPictures(root, 'banner'),
    portrait: await listPictures(root, 'portrait'),
  };
  const turntables = await listTurntables(root);
  const documentSources = await listDocuments(root);
  const documentsFile = await readOptionalYaml(root, 'documents.yaml', documentsSchema, problems);
  const filesOfDocuments = new Set(documentsFile ? namedFiles(documentsFile) : []);

  problems.push(
    ...checkStructure({
      brands,
      categories,
      solutions,
      brandPictures: sources.brand,
      solutionPictures: sources.solution,
    }),
    ...(attributes ? checkAttributeFile(attributes, categories) : []),
    ...(categories ? checkCategoryPictures(categories, new Set(files)) : []),
    ...checkNews(news, sources.news),
    ...news.flatMap((entry) => oddNewsDay(entry, { today, founded })),
    ...checkProcedures(procedures, {
      solutions: solutions && slugsOf(solutions.value),
      categories: categories && slugsOf(categories.value),
      products: productSlugs,
      procedures: await namesIn(root, 'procedures'),
      pictures: sources.table,
    }),
    ...(documentsFile
      ? checkDocuments(documentsFile, {
          products: productSlugs,
          categories: categories && slugsOf(categories.value),
          brands: brands && slugsOf(brands.value),
          files: documentSources,
          today,
        })
      : []),
    ...(await checkDrawings(sources)),
    ...(await checkPdfHeads(documentSources)),
    ...[sources.drawing, sources.detail, turntables].flatMap((pictures) =>
      findStrayPictures(pictures, sources.product, (name) => `picture pictures/products/${name}`),
    ),
    ...(synonymChecks?.checkEntries() ?? []),
    ...(labelChecks?.checkEntries() ?? []),
  );
  const { products, pictures, named, brochures, heldBack, gaps, hasSlug, documentedRefs } = readProducts({
    root,
    files,
    known: {
      brands: brands && slugsOf(brands.value),
      categories: categories && slugsOf(categories.value),
      pictures: sources.product,
      drawings: sources.drawing,
      detailPictures: sources.detail,
      turntables,
      documents: documentSources,
      attributes: attributes?.value,
      technicalLabels: labels?.value ?? [],
    },
    founded,
    documents: documentsFile ? toDocuments(documentsFile, documentSources) : [],
    problems,
    today,
  });
  if (
    problems.some(isError) ||
    !company ||
    !brands ||
    !categories ||
    !solutions ||
    !attributes ||
    !redirects ||
    !hasEveryPage(pages) ||
    !synonyms ||
    !synonymChecks
  ) {
    // After a problem, products are checked and none is handed over: this reads them all.
    await products.next();
    throw invalid(problems);
  }

  const contentCategories = await withPictures(categories.value, {
    root,
    files,
    pictures: sources.product,
    today,
  });

  async function* checkedProducts(): AsyncGenerator<ContentProduct> {
    for (const category of contentCategories) synonymChecks?.see(category);
    for await (const product of products) {
      // Its words are known before its day.
      synonymChecks?.see(product);
      labelChecks?.see(product);
      if (!heldBack.has(product.slug.en)) yield product;
    }
    if (documentsFile) problems.push(...checkDocumentRefs(documentsFile, documentedRefs));
    // The set of pages is known only when every file is valid.
    if (!problems.some(isError) && brands && categories && solutions && redirects) {
      const knownPages = createKnownPages({
        solutions: slugsOf(solutions.value),
        categories: slugsOf(categories.value),
        brands: slugsOf(brands.value),
        products: productSlugs,
        hasProduct: hasSlug,
        procedures: procedures.flatMap(({ slug, yaml }) => [slug, yaml.value.slugTr]),
        news: news.map(({ id }) => id),
      });
      problems.push(
        ...checkRedirects(redirects, knownPages),
        ...checkLinks(links, knownPages, redirects.value),
      );
      problems.push(...(synonymChecks?.findUnknown() ?? []), ...(labelChecks?.findUnknown() ?? []));
      problems.push(
        ...findUnusedFiles({
          sources,
          documents: documentSources,
          named: {
            product: named.pictures,
            news: new Set(news.map(({ id }) => id)),
            brand: slugsOf(brands.value),
            solution: slugsOf(solutions.value),
            document: new Set([...named.documents, ...filesOfDocuments]),
          },
        }),
      );
    }
    if (problems.some(isError)) throw invalid(problems);
  }

  const picturesOf = (kind: PictureKind): Picture[] => toPictures(kind, sources[kind]);
  return {
    content: {
      company: company.value,
      brands: brands.value,
      categories: contentCategories,
      attributes: attributes.value,
      solutions: toSolutions(solutions.value, contentCategories),
      products: checkedProducts(),
      procedures: procedures.map((entry) => toProcedure(entry, sources.table)),
      news: news.map((entry) => toNewsItem(entry, sources.news)),
      redirects: redirects.value.map(({ from, to }) => ({ from, to })),
      synonyms: toSynonyms(synonyms.value),
      technicalLabels: labels?.value ?? [],
      pictures: toSitePictures(sources),
      pages,
    },
    checked: () => ({
      pictures: [
        ...picturesOf('product').filter(({ name }) => pictures.has(name)),
        ...picturesOf('detail').filter(({ name }) => pictures.has(name)),
        ...picturesOf('drawing').filter(({ name }) => pictures.has(name)),
        ...toPictures('turntable', turntables).filter(({ name }) => pictures.has(name)),
        ...toPictures('document', documentSources).filter(
          ({ name }) => brochures.has(name) || filesOfDocuments.has(name),
        ),
        ...picturesOf('solution'),
        ...picturesOf('brand'),
        ...picturesOf('news'),
        ...picturesOf('table'),
        ...picturesOf('banner'),
        ...picturesOf('portrait'),
      ],
      heldBack: heldBack.size,
      heldBackProducts: heldBack,
      warnings: problems.filter(isWarning).toSorted(byFileAndLine),
      gaps: documentsFile ? [...documentGaps(documentsFile, today), ...gaps] : gaps,
    }),
  };
};

/**
 * Reads and checks the whole content folder.
 * @param options.onProduct gets each product, in the order of the files; not to be relied on before the others are checked
 * @throws InvalidContentError with the problems of all files
 */
export const readContent = async (
  root: string,
  {
    onProduct = () => {},
    today = presentDay(),
  }: { readonly onProduct?: (product: ContentProduct) => void; readonly today?: string } = {},
): Promise<ContentFiles> => {
  const { content, checked } = await openContent(root, { today });
  let count = 0;
  for await (const product of content.products) {
    onProduct(product);
    count += 1;
  }
  const { products: _read, ...rest } = content;
  return { content: rest, products: count, ...checked() };
};
