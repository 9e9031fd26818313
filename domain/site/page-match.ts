import { type PageId, isPageId, pages, paths, patternsOf } from '#domain/site/pages.ts';

/** A page at a path. */
export interface PageMatch {
  readonly page: PageId;
  /** Values of the parameters in the path: `slug`. */
  readonly params: Readonly<Record<string, string>>;
}

const slugPattern = ':slug';

const patterns = Object.keys(pages)
  .filter(isPageId)
  .flatMap((page) => patternsOf(paths[page]).map((pattern) => ({ page, pattern })));

const fixed: ReadonlyMap<string, PageId> = new Map(patterns.map(({ page, pattern }) => [pattern, page]));

/** Pages of entries by the path before the slug. */
const entries: ReadonlyMap<string, PageId> = new Map(
  patterns
    .filter(({ pattern }) => pattern.endsWith(slugPattern))
    .map(({ page, pattern }) => [pattern.slice(0, -slugPattern.length), page]),
);

/** Finds the page at a path. @param path decoded, without the language */
export const matchPage = (path: string): PageMatch | undefined => {
  const page = path.endsWith(slugPattern) ? undefined : fixed.get(path);
  if (page) return { page, params: {} };
  const start = path.lastIndexOf('/') + 1;
  const slug = path.slice(start);
  const entry = entries.get(path.slice(0, start));
  return entry && slug !== '' ? { page: entry, params: { slug } } : undefined;
};
