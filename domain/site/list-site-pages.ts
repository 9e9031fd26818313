import type { SiteIndex } from '#domain/site/ports.ts';
import { type SitePage, entryPath } from '#domain/site/site-page.ts';
import { fixedPages } from '#domain/site/paths.ts';

interface Dependencies {
  readonly index: SiteIndex;
}

/** The pages that search engines may show, in parts of at most `size`. */
export interface SitePages {
  /** Stays the same for as long as content and fixed pages do. */
  version(): Promise<string>;
  /** At least 1. */
  parts(size: number): Promise<number>;
  /** @param part 0-based; none behind the last */
  part(part: number, size: number): AsyncIterable<SitePage>;
}

/** The fixed pages come first, then those of the content. */
export const createListSitePages = ({ index }: Dependencies): SitePages => ({
  version: async () => [await index.version(), ...fixedPages].join(' '),
  parts: async (size) => Math.ceil((fixedPages.length + (await index.count())) / size),
  async *part(part, size) {
    const start = part * size;
    const fixed = fixedPages.slice(start, start + size);
    for (const path of fixed) yield { path };
    const skipped = Math.max(0, start - fixedPages.length);
    for await (const { kind, slug, changedAt } of index.entries(skipped, size - fixed.length)) {
      yield { path: entryPath(kind, slug), changedAt };
    }
  },
});
