import path from 'node:path';
import { invisibleSignsIn, withoutInvisibleSigns } from './check-signs.ts';
import { didYouMean } from './near-miss.ts';

/** A further ending, as programs add one that Explorer hides. */
const secondEnding = /\.(?:svg|png|jpe?g|webp|avif|pdf)(?=\.[a-z]{3,4}$)/iu;

/** Spaces at the edges of a file's name, and before its ending. */
const edgeSpaces = /^\s+|\s+$|\s+(?=\.[a-z]{3,4}$)/giu;

/** Finds what people overlook in the name of a file. */
const findOddities = (file: string): readonly string[] => {
  const invisible = invisibleSignsIn(file);
  return [
    ...(invisible.length > 0 ? [`an invisible sign (${invisible.join('; ')})`] : []),
    ...(file.search(edgeSpaces) < 0 ? [] : ['a space at its beginning or end']),
    ...(secondEnding.test(file) ? ['two endings'] : []),
    ...(/\p{Lu}/u.test(file) ? ['capitals'] : []),
  ];
};

const withoutOddities = (file: string): string =>
  withoutInvisibleSigns(file.normalize('NFC'))
    .replaceAll(edgeSpaces, '')
    .replace(secondEnding, '')
    .toLowerCase();

/**
 * Says that a file is not there, with the one that may be meant, and how to rename that if people overlook something in its name.
 * @param what as `picture pictures/news/`
 * @param known the files that are there, by the names that they are found by
 */
export const missingFile = (
  what: string,
  name: string,
  known: ReadonlyMap<string, { readonly source: string }>,
): string => {
  const text = `there is no ${what}${name}`;
  for (const { source } of known.values()) {
    const file = path.basename(source);
    const ending = path.extname(file).toLowerCase();
    const wanted = name.endsWith(ending) ? name : `${name}${ending}`;
    if (file !== wanted && withoutOddities(file) === wanted)
      return `${text}, but a file whose name has ${findOddities(file).join(', ')}: rename it to ${wanted}`;
  }
  return `${text}${didYouMean(name, known.keys())}`;
};
