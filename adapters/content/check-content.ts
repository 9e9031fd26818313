import type { ContentProduct } from '#domain/content/content.ts';
import { type ContentProblem, InvalidContentError, isError } from '#domain/content/problems.ts';
import { presentDay } from '../process/clock.ts';
import type { Folders } from './base-version.ts';
import { findMisspeltAccessories } from './checks/check-galleries.ts';
import { findVanishing } from './check-vanishing.ts';
import { openFiles } from './open-files.ts';
import { findBrokenGalleries, findMissingRedirects } from './check-renames.ts';
import { entriesOf, readLoadedEntries } from './loaded-entries.ts';
import { type ContentFiles, byFileAndLine, readContent } from './read-content.ts';

export interface CheckedContent extends ContentFiles {
  /** Whether there was a load on this machine with whose pages and names they could be compared. */
  readonly isCompared: boolean;
}

type Product = Pick<ContentProduct, 'slug' | 'name' | 'category' | 'gallery'>;

const readWithProblems = async (
  contentDir: string,
  today: string,
  products: Product[],
): Promise<{ readonly files?: ContentFiles; readonly problems: readonly ContentProblem[] }> => {
  try {
    const onProduct = ({ slug, name, category, gallery }: ContentProduct): number =>
      products.push({ slug, name, category, gallery });
    const files = await readContent(contentDir, { onProduct, today });
    return { files, problems: files.warnings };
  } catch (error) {
    if (!(error instanceof InvalidContentError)) throw error;
    return { problems: error.problems };
  }
};

interface Edition {
  /** Absolute path of an edition of the folder that is checked in place of it. */
  readonly staged?: string;
  /** Paths of pictures and documents that need not be opened, as they were before. */
  readonly opened?: ReadonlySet<string>;
}

/**
 * Finds what a load would refuse, without a database: it compares with what was loaded last from the folder on this machine.
 * And opens every picture.
 * @throws InvalidContentError with the problems of all files, in their order
 */
export const checkContent = async (
  folders: Folders,
  today = presentDay(),
  { staged: contentDir = folders.contentDir, opened = new Set() }: Edition = {},
): Promise<CheckedContent> => {
  const products: Product[] = [];
  const { files, problems } = await readWithProblems(contentDir, today, products);
  const before = await readLoadedEntries(folders);
  const found = [...problems];
  const faulty = new Set(found.filter(isError).map(({ file }) => file));
  found.push(...(await openFiles(contentDir, { opened, faulty })));
  const renamed: ContentProblem[] = [];
  if (files && before) {
    const compared = { before, now: entriesOf(files.content, products), redirects: files.content.redirects };
    found.push(...findMissingRedirects(compared));
    renamed.push(...(await findBrokenGalleries(contentDir, compared, products)));
    const { heldBackProducts: heldBack, content } = files;
    found.push(...(await findVanishing(contentDir, { before, heldBack, news: content.news, today })));
  }
  if (files) {
    // Where a product was renamed, its former name says more.
    const known = new Set(renamed.map(({ file, line }) => `${file}:${line}`));
    const misspelt = await findMisspeltAccessories(contentDir, products);
    found.push(...misspelt.filter(({ file, line }) => !known.has(`${file}:${line}`)));
  }
  found.push(...renamed);
  const inOrder = found.toSorted(byFileAndLine);
  if (!files || found.some(isError)) throw new InvalidContentError(inOrder);
  return { ...files, warnings: inOrder, isCompared: before !== undefined };
};
