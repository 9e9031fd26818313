import type { ContentProblem } from '#domain/content/problems.ts';
import { lettersWithoutFont } from '#domain/site/drawings/font-letters.ts';
import { withoutOddSigns } from './check-signs.ts';

/** Files with what visitors type and follow, but never see. */
const hiddenFiles: ReadonlySet<string> = new Set(['synonyms.yaml', 'redirects.yaml']);

const comment = /(?:^|\s)#.*$/u;

const named = (letter: string): string =>
  `"${letter}" (U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`;

/** Finds characters of a content file that no font of the pages has, but for those in comments. */
export const checkLetters = (file: string, text: string): readonly ContentProblem[] => {
  if (hiddenFiles.has(file) || lettersWithoutFont(text).length === 0) return [];
  return text.split('\n').flatMap((line, index) =>
    lettersWithoutFont(withoutOddSigns(line.replace(comment, ''))).map((letter) => ({
      file,
      line: index + 1,
      text: `no font of the site has the character ${named(letter)}`,
    })),
  );
};
