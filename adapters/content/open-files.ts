import { isDrawing } from '#domain/content/picture.ts';
import { type ContentProblem, InvalidContentError, isError } from '#domain/content/problems.ts';
import { openPdfs } from './checks/check-pdfs.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import { checkSizes } from './checks/check-sizes.ts';

/**
 * Opens the pictures and documents of the content folder.
 * @param opened paths of those that were opened before
 * @param faulty files of which is known what is wrong: of a drawing that is no SVG, the check of drawings says more
 * @returns what is wrong with them
 */
export const openFiles = async (
  contentDir: string,
  { opened, faulty }: { readonly opened: ReadonlySet<string>; readonly faulty: ReadonlySet<string> },
): Promise<readonly ContentProblem[]> => {
  const found: ContentProblem[] = [];
  for (const check of [checkPictures, checkSizes]) {
    const known = new Set([...faulty, ...found.filter(isError).map(({ file }) => file)]);
    found.push(...(await check(contentDir, opened)).filter(({ file }) => !known.has(file)));
  }
  return [...found, ...(await openPdfs(contentDir, opened))];
};

/**
 * Refuses, as the check does, pictures and documents that cannot be opened. A load reads drawings themselves.
 * @throws InvalidContentError
 */
export const refuseBrokenFiles = async (contentDir: string, opened: ReadonlySet<string>): Promise<void> => {
  const found = await openFiles(contentDir, { opened, faulty: new Set() });
  const problems = found.filter((problem) => isError(problem) && !isDrawing(problem.file.toLowerCase()));
  if (problems.length > 0) throw new InvalidContentError(problems);
};
