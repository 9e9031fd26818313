import { comparePath } from '#domain/site/compare-path.ts';
import { fixedPages, paths, splitLanguage } from '#domain/site/paths.ts';

const rootOf = (path: string): string => path.split('/', 2).join('/');

const roots: ReadonlySet<string> = new Set([...fixedPages, paths.search, comparePath].map(rootOf));

/**
 * Whether the first segment of a path is that of pages. Such addresses differ by their paths and the parameters that pages read;
 * at others, any parameter may tell former pages apart. @param path with a language or without
 */
export const isBelowPages = (path: string): boolean => {
  const own = splitLanguage(path).path;
  return own === paths.home || roots.has(rootOf(own));
};
