import { Command } from 'commander';
import type { Content, ContentChange } from '#domain/content/content.ts';
import { type ContentProblem, formatProblem } from '#domain/content/problems.ts';
import type { MissedSearch } from '#domain/search/query/missed-search.ts';

interface CheckedContent {
  readonly content: Omit<Content, 'products'>;
  /** Number of products. */
  readonly products: number;
  readonly pictures: readonly unknown[];
  /** Number of products whose day has not begun. */
  readonly heldBack: number;
  /** Whether there was a load on this machine to compare with. */
  readonly isCompared: boolean;
  /** Information that is missing, but does not prevent a load. */
  readonly gaps: readonly ContentProblem[];
  /** Likely slips, which do not prevent a load. */
  readonly warnings: readonly ContentProblem[];
}

interface Dependencies {
  /** Rejects with every problem of the content files. */
  readonly check: () => Promise<CheckedContent>;
  readonly load: () => Promise<{
    readonly changes: readonly ContentChange[];
    /** Number of things that may be slips. */
    readonly warnings: number;
  }>;
  /** Searches that found nothing, or only something similar. */
  readonly missedSearches: () => Promise<readonly MissedSearch[]>;
  readonly makePictures: () => Promise<{
    /** Numbers of pictures. */
    readonly added: number;
    readonly removed: number;
    /** Number of files. */
    readonly encoded: number;
    readonly pictures: number;
  }>;
}

/** `npm run content`: checks and loads the content files, and makes the site's pictures. */
export const contentCommand = ({ check, load, missedSearches, makePictures }: Dependencies): Command => {
  const command = new Command('content').description('The catalogue, the news and the company as files');

  command
    .command('check')
    .description('lists every problem of the content files')
    .action(async () => {
      const { content, products, pictures, heldBack, isCompared, gaps, warnings } = await check();
      console.log(
        `In order: ${products} products, ${content.categories.length} categories, ${content.brands.length} brands, ${content.news.length} news, ${content.procedures.length} procedures, ${pictures.length} pictures.`,
      );
      if (heldBack > 0) console.log(`Held back until their day: ${heldBack} more products.`);
      if (!isCompared)
        console.log(
          'Not checked: whether pages have moved and products were renamed, as nothing was loaded here yet.',
        );
      for (const problem of [...warnings, ...gaps]) console.log(formatProblem(problem));
      console.log(
        `Problems: none; warnings: ${warnings.length}; information that is missing: ${gaps.length}.`,
      );
    });

  command
    .command('load')
    .description('writes them to the database, all or nothing, and prints what changed')
    .action(async () => {
      const { changes, warnings } = await load();
      const lines = changes.map(({ kind, slug, action }) => `${action} ${kind} ${slug}`);
      lines.push(changes.length === 0 ? 'Nothing changed.' : `Entries changed: ${changes.length}.`);
      if (warnings > 0) lines.push(`Warnings: ${warnings}. The command content check lists them.`);
      console.log(lines.join('\n'));
    });

  command
    .command('searches')
    .description('lists what visitors searched for without finding it, the most frequent first')
    .action(async () => {
      const searches = await missedSearches();
      for (const { searches: count, lastOn, result, query } of searches)
        console.log([String(count).padStart(6), lastOn, result.padEnd('nothing'.length), query].join('  '));
      console.log(
        searches.length === 0
          ? 'Every search has found something.'
          : `Searches: ${searches.length}. content/synonyms.yaml can say what they mean.`,
      );
    });

  command
    .command('images')
    .description('makes the pictures of the site from the content’s pictures')
    .action(async () => {
      const { added, encoded, removed, pictures } = await makePictures();
      console.log(
        `${added} of ${pictures} pictures added, ${encoded} files encoded, ${removed} files removed.`,
      );
    });

  return command;
};
