import type * as z from 'zod';
import { fixedPages, paths } from '#domain/site/paths.ts';
import type { redirectsSchema } from './file-schemas.ts';
import type { ContentProblem } from './problems.ts';
import { forEachRepeated } from './check-duplicates.ts';
import type { YamlFile } from './yaml-file.ts';

/** The slugs of everything that has a page. */
interface Slugged {
  readonly solutions: Iterable<string>;
  readonly categories: Iterable<string>;
  readonly brands: Iterable<string>;
  /** In both languages. */
  readonly products: Iterable<string>;
  readonly news: Iterable<string>;
}

const pagesOf = ({ solutions, categories, brands, products, news }: Slugged): ReadonlySet<string> =>
  new Set([
    ...fixedPages,
    paths.search,
    ...Array.from(solutions, paths.solution),
    ...Array.from(categories, paths.category),
    ...Array.from(brands, paths.brand),
    ...Array.from(products, paths.product),
    ...Array.from(news, paths.newsItem),
  ]);

/** Paths that are routed before redirects are looked up. */
const notPages = /^\/(?:api|assets|cards|documents|flags|images)\//u;

/** Checks that each redirect leads to a page directly and hides none. */
export const checkRedirects = (
  { file, value, lineOf }: YamlFile<z.output<typeof redirectsSchema>>,
  slugs: Slugged,
): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  const report = (index: number, key: 'from' | 'to', text: string): number =>
    problems.push({ file, line: lineOf([index, key]), text });
  const pages = pagesOf(slugs);
  const old = new Set(value.map(({ from }) => from));
  for (const [index, { from, to }] of value.entries()) {
    if (pages.has(from) || from === paths.brands) {
      report(index, 'from', `${from} is a page of the site: it cannot lead elsewhere`);
    }
    if (notPages.test(from))
      report(index, 'from', `${from} is where calls and files are: it cannot lead elsewhere`);
    if (old.has(to)) report(index, 'to', `${to} leads on itself: name the page that it leads to`);
    else if (!pages.has(to)) report(index, 'to', `there is no page ${to}`);
  }
  forEachRepeated(
    value.entries(),
    ([, { from }]) => from,
    ([index, { from }], [first]) =>
      report(index, 'from', `${from} stands already on line ${lineOf([first, 'from'])}`),
  );
  return problems;
};
