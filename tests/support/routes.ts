import { solutionSlugs } from '#domain/catalogue/products/solution.ts';
import { hydratedPaths } from '#domain/site/pages.ts';

type Paths = typeof hydratedPaths;

/** Pages of entries of the content. */
type EntryPage = { [Page in keyof Paths]: Paths[Page] extends string ? never : Page }[keyof Paths];

/** Slugs of entries, as an example of each kind. */
const examples: Readonly<Record<EntryPage, readonly string[]>> = {
  newsItem: ['catalogue-2026'],
  solution: solutionSlugs,
  category: ['ultrasonic-piezo-system', 'aaa'],
  brand: ['acteon', 'smith&nephew', 'drendel-zweiling-d+z'],
  product: ['orvia-p2-piezo-bone-surgery-unit'],
};

const isEntryPage = (page: string): page is EntryPage => page in examples;

/** Every hydrated page, with an example of each that is of an entry, without the language. */
export const routes: readonly string[] = Object.entries(hydratedPaths).flatMap(([page, path]) => {
  if (typeof path === 'string') return [path];
  return isEntryPage(page) ? examples[page].map(path) : [];
});
