import type * as z from 'zod';
import { isBelowPages } from '#domain/site/page-roots.ts';
import { brandsPath } from '#domain/site/pages.ts';
import { readAddress } from '#domain/site/redirect.ts';
import type { redirectsSchema } from '../schemas/file-schemas.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { forEachDuplicate } from '../yaml/check-duplicates.ts';
import type { KnownPages } from './known-pages.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

/** Paths of API calls and files, for which redirects are never looked up. */
const reservedPaths =
  /^\/(?:(?:api|assets|cards|catalogues|documents|flags|images|site-data)\/|(?:favicon\.(?:ico|svg)|robots\.txt|sitemap(?:-\d+)?\.xml|site\.webmanifest)$)/u;

/** Warns of a former address that may be meant as a pattern, a part of a page or encoded letters, but is compared as it stands. */
const oddities = (from: string, fragment: string | undefined): readonly string[] => [
  ...(fragment === undefined
    ? []
    : [`browsers keep #${fragment} to themselves: the redirect is for all of ${from}`]),
  ...(from.includes('*') ? [`${from}: * stands for no other signs: name each address`] : []),
  ...(/%(?![\dA-F]{2})/iu.test(from)
    ? [`${from}: a % without two digits is not sent by browsers: copy the address again`]
    : []),
];

/** Checks that each redirect leads straight to a page, and that none starts at the path of a page. */
export const checkRedirects = (
  { file, value, lineOf }: YamlFile<z.output<typeof redirectsSchema>>,
  pages: KnownPages,
): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  const report = (index: number, key: 'from' | 'to', text: string): number =>
    problems.push({ file, line: lineOf([index, key]), text });
  // One that cannot lead elsewhere is no cause to blame others.
  const sources = new Set(value.map(({ from }) => from).filter((from) => !pages.has(from)));
  for (const [index, { from, to, fragment }] of value.entries()) {
    const { path, query } = readAddress(from);
    if (pages.has(path) || path === brandsPath) {
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
    for (const text of oddities(from, fragment))
      problems.push({ file, line: lineOf([index, 'from']), text, isWarning: true });
    const { path: target } = readAddress(to);
    if (sources.has(target)) report(index, 'to', `${target} leads on itself: name the page that it leads to`);
    else if (!pages.has(target)) report(index, 'to', `there is no page ${target}${pages.didYouMean(target)}`);
  }
  forEachDuplicate(
    value.entries(),
    ([, { from }]) => from,
    ([index, { from }], [first]) =>
      report(index, 'from', `${from} stands already on line ${lineOf([first, 'from'])}`),
  );
  return problems;
};
