import { readFile } from 'node:fs/promises';
import { isDrawing } from '#domain/content/picture.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { findUnsafe } from './find-unsafe.ts';
import { type PictureSource, contentFileOf } from './picture-files.ts';

const checkDrawing = async ({ source }: PictureSource): Promise<ContentProblem[]> => {
  const file = contentFileOf(source);
  try {
    const unsafe = findUnsafe(await readFile(source, 'utf8'));
    return unsafe.map((part) => ({ file, line: 1, text: `${part} is not allowed in a drawing` }));
  } catch (error) {
    return [{ file, line: 1, text: `cannot be read as a drawing: ${String(error)}` }];
  }
};

/** Checks that the drawings are SVG without scripts and references to other files. */
export const checkDrawings = async (
  sources: Readonly<Record<string, ReadonlyMap<string, PictureSource>>>,
): Promise<ContentProblem[]> => {
  const drawings = Object.values(sources)
    .flatMap((byName) => Array.from(byName.values()))
    .filter(({ file }) => isDrawing(file));
  return (await Promise.all(drawings.map(checkDrawing))).flat();
};
