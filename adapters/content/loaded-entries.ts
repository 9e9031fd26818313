import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Content, ContentProduct } from '#domain/content/content.ts';
import { type Localized, inEachLanguage, languages } from '#domain/shared/language.ts';
import { paths } from '#domain/site/pages.ts';
import { type Folders, fileBeside } from './base-version.ts';
import { replaceFile } from './pictures/write-file.ts';

const localized = z.strictObject(inEachLanguage(() => z.string()));

const entriesSchema = z.strictObject({
  products: z.array(z.strictObject({ slug: localized, name: localized })),
  /** Other entries with a page: its path, what tells that it is the same at another path, and its first day. */
  pages: z.array(z.strictObject({ path: z.string(), name: z.string(), day: z.string().exactOptional() })),
});

/** Addresses and names of what was loaded. */
export type Entries = z.output<typeof entriesSchema>;

type NamedProduct = Pick<ContentProduct, 'slug' | 'name'>;

const nameOf = (name: Localized): string => languages.map((language) => name[language]).join('\n');

export const entriesOf = (
  { categories, brands, procedures, news }: Pick<Content, 'categories' | 'brands' | 'procedures' | 'news'>,
  products: readonly NamedProduct[],
): Entries => ({
  products: products.map(({ slug, name }) => ({ slug, name })),
  pages: [
    ...categories.map(({ slug, name }) => ({ path: paths.category(slug), name: nameOf(name) })),
    ...brands.map(({ slug, name }) => ({ path: paths.brand(slug), name })),
    ...procedures.map(({ slug, name }) => ({ path: paths.procedure(slug.en), name: nameOf(name) })),
    ...news.map(({ id, title, publishDate }) => ({
      path: paths.newsItem(id),
      name: nameOf(title),
      day: publishDate,
    })),
  ],
});

const fileOf = (folders: Folders): string => fileBeside(folders, 'entries');

/** Reads the entries of the last load of the folder on this machine; `undefined` if there was none. */
export const readLoadedEntries = async (folders: Folders): Promise<Entries | undefined> => {
  try {
    const { data } = entriesSchema.safeParse(JSON.parse(await readFile(fileOf(folders), 'utf8')));
    return data;
  } catch {
    return undefined;
  }
};

export const writeLoadedEntries = (folders: Folders, entries: Entries): Promise<void> =>
  // Where it cannot be written, such as on a read-only disk, the check compares with nothing.
  replaceFile(fileOf(folders), JSON.stringify(entries)).catch(() => undefined);
