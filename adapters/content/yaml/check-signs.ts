import { type ContentProblem, type Finding, foundAt } from '#domain/content/problems.ts';

const codeOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const names: Readonly<Record<string, string>> = {
  '\u00AD': 'soft hyphen',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u2060': 'word joiner',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\uFEFF': 'byte order mark',
};

const nameSign = (sign: string): string => {
  const { [sign]: name } = names;
  return name === undefined ? codeOf(sign) : `${codeOf(sign)}, ${name}`;
};

const unique = (found: readonly string[] | null): readonly string[] => [...new Set(found)];

/** Signs that nobody sees, which programs for texts and chats leave behind; the one at the start of a file is taken away. */
const invisibleSign = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Zl}\p{Zp}\u2800]/gu;

/** Names of the invisible signs of a text, once each. */
export const invisibleSignsIn = (text: string): readonly string[] =>
  unique(text.match(invisibleSign)).map(nameSign);

export const withoutInvisibleSigns = (text: string): string => text.replaceAll(invisibleSign, '');

/** Whether the sign marks where a word may or must not be divided; somebody may have typed it. */
const isDivision = (sign: string): boolean => sign === '\u00AD' || sign === '\u2060';

/** Bytes of UTF-8, 0x80 to 0xBF, as Windows-1254, Windows-1252 and ISO-8859-9 show them. */
const continuations = new Map<string, number>();
for (const encoding of ['windows-1252', 'windows-1254'])
  for (let byte = 0x80; byte <= 0xbf; byte += 1)
    continuations.set(new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte);

const tail = `[${[...continuations.keys()].map((sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`).join('')}]`;

/** UTF-8 that was read as Windows-1254 or the like, such as `Ã¼` and `â€™`. */
const mojibake = new RegExp(`[ÂÃÄÅ]${tail}|â${tail}{2}`, 'gu');

const repaired = (text: string): string => {
  const [lead = '', ...rest] = text;
  const bytes = [lead.codePointAt(0) ?? 0, ...rest.map((sign) => continuations.get(sign) ?? 0)];
  return new TextDecoder().decode(Uint8Array.from(bytes));
};

/** Letters of Iceland, which stand where Turkish ones were in Windows-1254. */
const icelandic: Readonly<Record<string, string>> = { þ: 'ş', Þ: 'Ş', ð: 'ğ', Ð: 'Ğ' };

const icelandicLetter = /[þÞðÐ]/gu;

/** A question mark in place of a letter that an encoding lacks: `kulakl?k`, `?stanbul`, `a????r`. */
const lostLetter = /[\p{L}\p{N}]*\p{L}\?+\p{L}+|(?<![\S?])\?+\p{L}+|\p{L}+\?{2,}/u;

const oddSpace = '[\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]';

/** Spaces of another kind before a key, which YAML takes for a part of the key. */
const lineOfOddSpaces = new RegExp(`^[ -]*${oddSpace}`, 'u');

/** Words of references, which are compared sign by sign. */
const slugWithOddSpace = new RegExp(
  `^[ -]*(?:slug\\w*|id|key|brand|picture|product|document|ref): .*${oddSpace}`,
  'u',
);

/** Another sign than those of nearly all texts, or a question mark at a letter: only then a file is looked at closely. */
const anyOddSign =
  /[^\n\r -~çÇğĞıİöÖşŞüÜâîû’‘“”–—…×°µ·²³±≥≤½¼ΩØ]|\p{L}\?+\p{L}|(?<![\S?])\?+\p{L}|\p{L}\?{2}/u;

const findOn = (line: string): Finding[] => {
  const broken = unique(line.match(mojibake));
  const letters = unique(line.match(icelandicLetter));
  const [stray] = line.replaceAll(/\S*[/=]\S*/gu, '').match(lostLetter) ?? [];
  const [decomposed] = line.normalize('NFC') === line ? [] : (line.match(/\p{L}\p{M}+/u) ?? []);
  const invisible = unique(line.match(invisibleSign));
  return [
    ...(broken.length > 0
      ? [
          {
            text: `holds ${broken.map((part) => `"${part}" for "${repaired(part)}"`).join(', ')}: it was opened with the wrong encoding; type its letters again`,
          },
        ]
      : []),
    ...(line.includes('\uFFFD')
      ? [{ text: 'holds "\uFFFD" (U+FFFD), where a letter was lost: type it again' }]
      : []),
    ...(letters.length > 0
      ? [
          {
            text: `holds ${letters.map((letter) => `"${letter}", probably for "${icelandic[letter] ?? ''}"`).join(', ')}: type its letters again`,
          },
        ]
      : []),
    ...(stray === undefined
      ? []
      : [{ text: `holds "${stray}": was a letter lost at the question mark?`, isWarning: true as const }]),
    ...(decomposed === undefined
      ? []
      : [
          {
            text: `holds "${decomposed.normalize('NFC')}" as a letter and an accent (${Array.from(decomposed, codeOf).join(' ')}), as macOS copies names: type it again`,
            isWarning: true as const,
          },
        ]),
    ...(broken.length === 0 && invisible.length > 0
      ? [
          {
            text: `holds an invisible sign (${invisible.map(nameSign).join('; ')}): delete it, or type the words again`,
            ...(invisible.every(isDivision) && { isWarning: true as const }),
          },
        ]
      : []),
    ...(lineOfOddSpaces.test(line)
      ? [{ text: 'begins with no-break spaces, which only look like spaces: type spaces' }]
      : slugWithOddSpace.test(line)
        ? [{ text: 'holds a no-break space, which only looks like a space: type the word again' }]
        : []),
    ...(/\S[^\S\n]*\t[^\S\n]*[^\s#]/u.test(line)
      ? [{ text: 'holds a tab, which is shown as a space: type a space', isWarning: true as const }]
      : []),
  ];
};

/** A line without what `checkSigns` names. */
export const withoutOddSigns = (line: string): string =>
  [mojibake, invisibleSign, icelandicLetter, /\uFFFD/gu].reduce((rest, sign) => rest.replace(sign, ''), line);

const comment = /^\s*#/u;

/**
 * Finds traces of wrong encodings and copied texts in a content file: letters that were decoded wrongly or lost, accents
 * apart from their letters, signs that nobody sees.
 */
export const checkSigns = (file: string, text: string): ContentProblem[] => {
  if (!anyOddSign.test(text)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      comment.test(line) || !anyOddSign.test(line)
        ? []
        : findOn(line).map((finding) => foundAt(file, index + 1, finding)),
    );
};
