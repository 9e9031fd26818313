import type { Content, ContentProduct } from '#domain/content/content.ts';
import { type PictureKind, type SitePictures, pictureKinds } from '#domain/content/picture.ts';
import { type ContentProblem, InvalidContentError, isError, isWarning } from '#domain/content/problems.ts';
import { presentDay } from '../process/clock.ts';
import { withPictures } from './checks/category-pictures.ts';
import { checkContentFiles, foundedOf, slugsOf } from './check-content-files.ts';
import { checkDocumentRefs, namedFiles, toDocuments } from './checks/check-documents.ts';
import { checkLinks } from './checks/check-links.ts';
import { toNewsItem } from './checks/check-news.ts';
import { toProcedure } from './checks/check-procedures.ts';
import type { References } from './checks/check-products.ts';
import { checkRedirects } from './checks/check-redirects.ts';
import { toSolutions } from './checks/check-structure.ts';
import { createSynonymChecks, toSynonyms } from './checks/check-synonyms.ts';
import { createTechnicalLabelChecks } from './checks/check-technical-labels.ts';
import type { RootFiles } from './schemas/content-files.ts';
import { documentGaps } from './checks/document-gaps.ts';
import { findUnusedFiles } from './checks/find-unused.ts';
import { createKnownPages } from './checks/known-pages.ts';
import type { Picture, PictureSource } from './pictures/picture-files.ts';
import type { HeldBackEntry } from './schemas/product-entry.ts';
import { type CompleteFiles, type ReadFiles, isComplete, readFiles } from './read-files.ts';
import { readProducts } from './read-products.ts';

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

export const byFileAndLine = (a: ContentProblem, b: ContentProblem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;

const invalid = (problems: readonly ContentProblem[]): InvalidContentError =>
  new InvalidContentError(problems.toSorted(byFileAndLine));

/** Checks of words, which see the categories and products one by one. */
const createWordChecks = ({ synonyms, technicalLabels }: RootFiles) => {
  const synonymChecks = synonyms && createSynonymChecks(synonyms);
  const labelChecks = technicalLabels && createTechnicalLabelChecks(technicalLabels);
  return {
    checkEntries: () => [...(synonymChecks?.checkEntries() ?? []), ...(labelChecks?.checkEntries() ?? [])],
    seeCategories(categories: Content['categories']): void {
      for (const category of categories) synonymChecks?.see(category);
    },
    seeProduct(product: ContentProduct): void {
      synonymChecks?.see(product);
      labelChecks?.see(product);
    },
    findUnknown: () => [...(synonymChecks?.findUnknown() ?? []), ...(labelChecks?.findUnknown() ?? [])],
  };
};

/** Names that products may refer to. */
const referencesOf = ({ files, sources: { pictures, turntables, documents } }: ReadFiles): References => ({
  brands: files.brands && slugsOf(files.brands),
  categories: files.categories && slugsOf(files.categories),
  pictures: pictures.product,
  drawings: pictures.drawing,
  detailPictures: pictures.detail,
  turntables,
  documents,
  attributes: files.attributes?.value,
  technicalLabels: files.technicalLabels?.value ?? [],
});

const filesOfDocuments = ({ files: { documents } }: ReadFiles): readonly string[] =>
  documents ? namedFiles(documents) : [];

type ReadProducts = ReturnType<typeof readProducts>;

/** Checks links and redirects, and finds what nothing names. The set of pages is known only when every file is valid. */
const checkNames = (read: CompleteFiles, { hasSlug, named }: ReadProducts): ContentProblem[] => {
  const { files, links, news, procedures, productSlugs, sources } = read;
  const { brands, categories, solutions, redirects } = files;
  const knownPages = createKnownPages({
    solutions: slugsOf(solutions),
    categories: slugsOf(categories),
    brands: slugsOf(brands),
    products: productSlugs,
    hasProduct: hasSlug,
    procedures: procedures.flatMap(({ slug, yaml }) => [slug, yaml.value.slugTr]),
    news: news.map(({ id }) => id),
  });
  return [
    ...checkRedirects(redirects, knownPages),
    ...checkLinks(links, knownPages, redirects.value),
    ...findUnusedFiles({
      sources: sources.pictures,
      documents: sources.documents,
      named: {
        product: named.pictures,
        news: new Set(news.map(({ id }) => id)),
        brand: slugsOf(brands),
        solution: slugsOf(solutions),
        document: new Set([...named.documents, ...filesOfDocuments(read)]),
      },
    }),
  ];
};

/** Kinds of pictures that belong to products, which the site shows with a published one. The others it shows all. */
const kindsOfProducts: ReadonlySet<Picture['kind']> = new Set(['product', 'detail', 'drawing', 'turntable']);

const toPictures = (kind: Picture['kind'], sources: ReadonlyMap<string, PictureSource>): Picture[] =>
  [...sources].map(([name, { source, file }]) => ({ kind, name, source, file }));

/** Pictures that the site shows, and documents that it offers. */
const shownPictures = (read: ReadFiles, { pictures, brochures }: ReadProducts): Picture[] => {
  const { pictures: sources, turntables, documents } = read.sources;
  const offered = new Set([...brochures, ...filesOfDocuments(read)]);
  return [
    ...pictureKinds.flatMap((kind) => toPictures(kind, sources[kind])),
    ...toPictures('turntable', turntables),
  ]
    .filter(({ kind, name }) => !kindsOfProducts.has(kind) || pictures.has(name))
    .concat(toPictures('document', documents).filter(({ name }) => offered.has(name)));
};

const toSitePictures = (sources: ReadFiles['sources']['pictures']): SitePictures => {
  const filesOf = (kind: PictureKind): Record<string, string> =>
    Object.fromEntries([...sources[kind]].map(([name, { file }]) => [name, file]));
  return {
    solution: filesOf('solution'),
    banner: filesOf('banner'),
    brand: filesOf('brand'),
    portrait: filesOf('portrait'),
  };
};

const toContent = (
  { files, news, procedures, pages, sources: { pictures } }: CompleteFiles,
  categories: Content['categories'],
  products: Content['products'],
): Content => ({
  company: files.company.value,
  brands: files.brands.value,
  categories,
  attributes: files.attributes.value,
  solutions: toSolutions(files.solutions.value, categories),
  products,
  procedures: procedures.map((entry) => toProcedure(entry, pictures.table)),
  news: news.map((entry) => toNewsItem(entry, pictures.news)),
  redirects: files.redirects.value.map(({ from, to }) => ({ from, to })),
  synonyms: toSynonyms(files.synonyms.value),
  technicalLabels: files.technicalLabels?.value ?? [],
  pictures: toSitePictures(pictures),
  pages,
});

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
  const read = await readFiles(root);
  const { files, problems, productFiles, sources } = read;
  const words = createWordChecks(files);
  problems.push(...(await checkContentFiles(read, today)), ...words.checkEntries());
  const products = readProducts({
    root,
    files: productFiles,
    known: referencesOf(read),
    founded: foundedOf(read, today),
    documents: files.documents ? toDocuments(files.documents, sources.documents) : [],
    problems,
    today,
  });
  if (problems.some(isError) || !isComplete(read)) {
    // After a problem, products are checked and none is handed over: this reads them all.
    await products.products.next();
    throw invalid(problems);
  }
  const categories = await withPictures(read.files.categories.value, {
    root,
    files: productFiles,
    pictures: sources.pictures.product,
    today,
  });

  async function* checkedProducts(complete: CompleteFiles): AsyncGenerator<ContentProduct> {
    words.seeCategories(categories);
    for await (const product of products.products) {
      // Its words are known before its day.
      words.seeProduct(product);
      if (!products.heldBack.has(product.slug.en)) yield product;
    }
    if (files.documents) problems.push(...checkDocumentRefs(files.documents, products.documentedRefs));
    if (!problems.some(isError)) problems.push(...checkNames(complete, products), ...words.findUnknown());
    if (problems.some(isError)) throw invalid(problems);
  }

  return {
    content: toContent(read, categories, checkedProducts(read)),
    checked: () => ({
      pictures: shownPictures(read, products),
      heldBack: products.heldBack.size,
      heldBackProducts: products.heldBack,
      warnings: problems.filter(isWarning).toSorted(byFileAndLine),
      gaps: files.documents ? [...documentGaps(files.documents, today), ...products.gaps] : products.gaps,
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
