import { Command } from 'commander';
import type { Content, ContentChange } from '#domain/content/content.ts';

interface CheckedContent {
  readonly content: Omit<Content, 'products'>;
  /** Number of products. */
  readonly products: number;
  readonly pictures: readonly unknown[];
  /** Information that is missing, but does not prevent a load. */
  readonly gaps: readonly { readonly file: string; readonly line: number; readonly text: string }[];
}

interface Dependencies {
  /** Rejects with every problem of the content files. */
  readonly check: () => Promise<CheckedContent>;
  readonly load: () => Promise<readonly ContentChange[]>;
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
export const contentCommand = ({ check, load, makePictures }: Dependencies): Command => {
  const command = new Command('content').description('The catalogue, the news and the company as files');

  command
    .command('check')
    .description('lists every problem of the content files')
    .action(async () => {
      const { content, products, pictures, gaps } = await check();
      console.log(
        `In order: ${products} products, ${content.categories.length} categories, ${content.brands.length} brands, ${content.news.length} news, ${pictures.length} pictures.`,
      );
      for (const { file, line, text } of gaps) console.log(`content/${file}:${line} ${text}`);
    });

  command
    .command('load')
    .description('writes them to the database, all or nothing, and prints what changed')
    .action(async () => {
      const changes = await load();
      const lines = changes.map(({ kind, slug, action }) => `${action} ${kind} ${slug}`);
      lines.push(changes.length === 0 ? 'Nothing changed.' : `Entries changed: ${changes.length}.`);
      console.log(lines.join('\n'));
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
