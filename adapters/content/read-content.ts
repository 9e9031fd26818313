import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { WholeContent } from '#domain/content/content.ts';
import type { PictureKind, SitePictures } from '#domain/content/picture.ts';
import { checkCategoryPictures, withPictures } from './check-category-pictures.ts';
import { checkProducts, toProduct } from './check-products.ts';
import { checkDrawings } from './check-drawings.ts';
import { checkRedirects } from './check-redirects.ts';
import { missingRegulatory } from './check-regulatory.ts';
import { checkStructure, toSolutions } from './check-structure.ts';
import {
  brandsSchema,
  categoriesSchema,
  companySchema,
  newsSchema,
  productSchema,
  redirectsSchema,
  solutionsSchema,
} from './file-schemas.ts';
import { type NewsEntry, checkNews, toNewsItem } from './check-news.ts';
import { type Picture, type PictureSource, listPictures } from './pictures/picture-files.ts';
import { type ContentProblem, InvalidContentError } from '#domain/content/problems.ts';
import { readYaml } from './yaml-file.ts';
import type { ProductEntry } from './product-entry.ts';

/** What a valid content folder contains. */
export interface ContentFiles {
  readonly content: WholeContent;
  readonly pictures: readonly Picture[];
  /** Information that is missing, but does not prevent a load. */
  readonly gaps: readonly ContentProblem[];
}

interface Folder {
  readonly root: string;
  readonly name: 'products' | 'news';
  readonly problems: ContentProblem[];
}

/** The YAML files of a folder, recursively. A .yml file would be ignored, so it is reported. */
const yamlFilesIn = async ({ root, name, problems }: Folder): Promise<string[]> => {
  const entries = await readdir(path.join(root, name), { recursive: true }).catch((): string[] => []);
  const files = entries.map((entry) => `${name}/${entry.replaceAll(path.sep, '/')}`).toSorted();
  for (const file of files.filter((entry) => entry.endsWith('.yml'))) {
    problems.push({ file, line: 1, text: 'must end in .yaml' });
  }
  return files.filter((file) => file.endsWith('.yaml'));
};

const readProducts = async (root: string, problems: ContentProblem[]): Promise<ProductEntry[]> => {
  const entries: ProductEntry[] = [];
  for (const file of await yamlFilesIn({ root, name: 'products', problems })) {
    const [, category, name, ...deeper] = file.split('/');
    if (category === undefined || name === undefined || deeper.length > 0) {
      problems.push({
        file,
        line: 1,
        text: 'must lie in the folder of its category: products/{category}/{slug}.yaml',
      });
      continue;
    }
    const yaml = await readYaml(root, file, productSchema, problems);
    if (yaml) entries.push({ category, slug: path.parse(name).name, yaml });
  }
  return entries;
};

const readNews = async (root: string, problems: ContentProblem[]): Promise<NewsEntry[]> => {
  const entries: NewsEntry[] = [];
  for (const file of await yamlFilesIn({ root, name: 'news', problems })) {
    const [, name, ...deeper] = file.split('/');
    if (name === undefined || deeper.length > 0) {
      problems.push({ file, line: 1, text: 'must lie directly in news/' });
      continue;
    }
    const yaml = await readYaml(root, file, newsSchema, problems);
    if (yaml) entries.push({ id: path.parse(file).name, yaml });
  }
  return entries;
};

const slugsOf = (entries: readonly { readonly slug: string }[]): ReadonlySet<string> =>
  new Set(entries.map(({ slug }) => slug));

type Sources = Readonly<Record<PictureKind, ReadonlyMap<string, PictureSource>>>;

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

const byFileAndLine = (a: ContentProblem, b: ContentProblem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;

/**
 * Reads and checks the whole content folder.
 * @throws InvalidContentError with the problems of all files
 */
export const readContent = async (root: string): Promise<ContentFiles> => {
  const problems: ContentProblem[] = [];
  const company = await readYaml(root, 'company.yaml', companySchema, problems);
  const brands = await readYaml(root, 'brands.yaml', brandsSchema, problems);
  const categories = await readYaml(root, 'categories.yaml', categoriesSchema, problems);
  const solutions = await readYaml(root, 'solutions.yaml', solutionsSchema, problems);
  const redirects = await readYaml(root, 'redirects.yaml', redirectsSchema, problems);
  const products = await readProducts(root, problems);
  const news = await readNews(root, problems);

  const sources = {
    product: await listPictures(root, 'product'),
    solution: await listPictures(root, 'solution'),
    brand: await listPictures(root, 'brand'),
    news: await listPictures(root, 'news'),
    banner: await listPictures(root, 'banner'),
    portrait: await listPictures(root, 'portrait'),
  };
  const documents = new Set(await readdir(path.join(root, 'documents')).catch((): string[] => []));

  problems.push(
    ...checkStructure({
      brands,
      categories,
      solutions,
      brandPictures: sources.brand,
      solutionPictures: sources.solution,
    }),
    ...checkProducts(products, {
      brands: brands && slugsOf(brands.value),
      categories: categories && slugsOf(categories.value),
      pictures: sources.product,
      documents,
    }),
    ...(categories ? checkCategoryPictures(categories, products) : []),
    ...checkNews(news, sources.news),
    ...(await checkDrawings(sources)),
  );
  // The set of pages is known only when every file is valid.
  if (problems.length === 0 && brands && categories && solutions && redirects) {
    problems.push(
      ...checkRedirects(redirects, {
        solutions: slugsOf(solutions.value),
        categories: slugsOf(categories.value),
        brands: slugsOf(brands.value),
        products: products.flatMap(({ slug, yaml }) => [slug, yaml.value.slugTr]),
        news: news.map(({ id }) => id),
      }),
    );
  }
  if (problems.length > 0 || !company || !brands || !categories || !solutions || !redirects) {
    throw new InvalidContentError(problems.toSorted(byFileAndLine));
  }

  const shownPictures = new Set(products.map(({ yaml }) => yaml.value.picture));
  const picturesOf = (kind: PictureKind): Picture[] =>
    [...sources[kind]].map(([name, { source, file }]) => ({ kind, name, source, file }));
  const contentProducts = products.map((entry) => toProduct(entry, sources.product));
  const contentCategories = withPictures(categories.value, contentProducts);
  return {
    content: {
      company: company.value,
      brands: brands.value,
      categories: contentCategories,
      solutions: toSolutions(solutions.value, contentCategories),
      products: contentProducts,
      news: news.map((entry) => toNewsItem(entry, sources.news)),
      redirects: redirects.value,
      pictures: toSitePictures(sources),
    },
    pictures: [
      ...picturesOf('product').filter(({ name }) => shownPictures.has(name)),
      ...picturesOf('solution'),
      ...picturesOf('brand'),
      ...picturesOf('news'),
      ...picturesOf('banner'),
      ...picturesOf('portrait'),
    ],
    gaps: missingRegulatory(products),
  };
};
