import type { ContentProblem } from '#domain/content/problems.ts';
import { type PictureSource, contentFileOf } from '../pictures/picture-files.ts';

/**
 * The pictures that go with nothing of their name.
 * @param known the names that they may have
 * @param missing what there has to be, for the report
 */
export const findStrayPictures = (
  pictures: ReadonlyMap<string, PictureSource>,
  known: { has(name: string): boolean },
  missing: (name: string) => string,
): readonly ContentProblem[] =>
  [...pictures].flatMap(([name, { source }]) =>
    known.has(name) ? [] : [{ file: contentFileOf(source), line: 1, text: `there is no ${missing(name)}` }],
  );
