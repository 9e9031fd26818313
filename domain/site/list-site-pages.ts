import type { SiteIndex } from '#domain/site/ports.ts';
import { type SitePage, entryPath } from '#domain/site/site-page.ts';
import { indexedPaths } from '#domain/site/fixed-pages.ts';

interface Dependencies {
  readonly index: SiteIndex;
}

/** The pages that search engines may index: the fixed ones, then those of the content, in parts of at most `size`. */
export const createListSitePages = ({ index }: Dependencies) => ({
  /** The number of parts, at least 1. */
  parts: async (size: number): Promise<number> =>
    Math.ceil((indexedPaths.length + (await index.count())) / size),

  /** @param part 0-based; one after the last is empty */
  async *part(part: number, size: number): AsyncIterable<SitePage> {
    const start = part * size;
    const fixed = indexedPaths.slice(start, start + size);
    for (const path of fixed) yield { path };
    const skipped = Math.max(0, start - indexedPaths.length);
    for await (const { kind, slug, changedAt } of index.entries(skipped, size - fixed.length)) {
      yield { path: entryPath(kind, slug), changedAt };
    }
  },
});

export type ListSitePages = ReturnType<typeof createListSitePages>;
