import type * as z from 'zod';
import { comparePath } from '#domain/site/compare-path.ts';
import { procedurePath } from '#domain/site/procedure-path.ts';
import { isBelowPages } from '#domain/site/page-roots.ts';
import { fixedPages, paths } from '#domain/site/paths.ts';
import { readAddress } from '#domain/site/redirect.ts';
import type { redirectsSchema } from './file-schemas.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { forEachDuplicate } from './check-duplicates.ts';
import type { YamlFile } from './yaml-file.ts';

/** The slugs of everything that has a page. */
interface PageSlugs {
  readonly solutions: Iterable<string>;
  readonly categories: Iterable<string>;
  readonly brands: Iterable<string>;
  /** In either language. */
  readonly hasProduct: (slug: string) => boolean;
  /** In either language. */
  readonly procedures: Iterable<string>;
  readonly news: Iterable<string>;
}

const pageTest = ({ solutions, categories, brands, hasProduct, procedures, news }: PageSlugs) => {
  const others = new Set([
    ...fixedPages,
    paths.search,
    comparePath,
    ...Array.from(solutions, paths.solution),
    ...Array.from(categories, paths.category),
    ...Array.from(brands, paths.brand),
    ...Array.from(procedures, procedurePath),
    ...Array.from(news, paths.newsItem),
  ]);
  const productPath = paths.product('');
  return (path: string): boolean =>
    others.has(path) || (path.startsWith(productPath) && hasProduct(path.slice(productPath.length)));
};

/** Paths of API calls and files, for which redirects are never looked up. */
const reservedPaths = /^\/(?:api|assets|cards|documents|flags|images)\//u;

/** Checks that each redirect leads straight to a page, and that none starts at the path of a page. */
export const checkRedirects = (
  { file, value, lineOf }: YamlFile<z.output<typeof redirectsSchema>>,
  slugs: PageSlugs,
): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  const report = (index: number, key: 'from' | 'to', text: string): number =>
    problems.push({ file, line: lineOf([index, key]), text });
  const isPage = pageTest(slugs);
  const sources = new Set(value.map(({ from }) => from));
  for (const [index, { from, to }] of value.entries()) {
    const { path, query } = readAddress(from);
    if (isPage(path) || path === paths.brands) {
      report(index, 'from', `${path} is a page of the site: it cannot lead elsewhere`);
    } else if (query.length > 0 && isBelowPages(path)) {
      report(
        index,
        'from',
        `${from}: addresses like those of pages have no query of their own: write ${path}`,
      );
    }
    if (reservedPaths.test(path))
      report(index, 'from', `${path} is where calls and files are: it cannot lead elsewhere`);
    const { path: target } = readAddress(to);
    if (sources.has(target)) report(index, 'to', `${target} leads on itself: name the page that it leads to`);
    else if (!isPage(target)) report(index, 'to', `there is no page ${target}`);
  }
  forEachDuplicate(
    value.entries(),
    ([, { from }]) => from,
    ([index, { from }], [first]) =>
      report(index, 'from', `${from} stands already on line ${lineOf([first, 'from'])}`),
  );
  return problems;
};
