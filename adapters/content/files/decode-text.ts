import { isUtf8 } from 'node:buffer';

/** A file's text, or why it has none. */
type Decoded =
  | { readonly text: string }
  | {
      /** 1-based. */
      readonly line: number;
      readonly fault: string;
    };

const saveAs = 'save it again with the encoding UTF-8';

/** Text of the signs that Turkish and English texts consist of, in Windows-1254. */
const turkishText = /^[\p{ASCII}çÇğĞıİöÖşŞüÜâÂîÎûÛéÉßµ°º±×²³¹½¼¾«»“”„‘’–—…•·™®©€§\u00A0]*$/u;

/** Letters that Windows-1254 has and that a text in another encoding hardly shows. */
const turkishLetter = /[çÇğĞıİöÖşŞüÜ]/u;

const newline = 0x0a;

/** The lines of a file, without what ends them. */
function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start <= bytes.length;) {
    const end = bytes.indexOf(newline, start);
    if (end < 0) {
      yield bytes.subarray(start);
      return;
    }
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

/** Returns the part of a line that is shown. */
const excerptOf = (text: string): string => {
  const line = text.trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};

const explainBytes = (bytes: Uint8Array): Decoded => {
  const lines = [...linesOf(bytes)];
  const wrong = lines.flatMap((line, index) => (isUtf8(line) ? [] : [index]));
  const first = wrong[0] ?? 0;
  const isMixed = lines.some((line) => !isAscii(line) && isUtf8(line));
  const decoded = new TextDecoder('windows-1254').decode(lines[first]);
  const looksTurkish = turkishText.test(decoded) && turkishLetter.test(decoded);
  const others = wrong.length > 1 ? `, like ${wrong.length - 1} more` : '';
  const guess = looksTurkish
    ? ` but looks like Windows-1254 (which editors call ANSI or Turkish, like ISO-8859-9): "${excerptOf(decoded)}"`
    : '';
  const fault = isMixed
    ? `this line is not UTF-8${guess}${others}, while the rest of the file is: type its letters again, and ${saveAs}`
    : `is not UTF-8${guess}: ${saveAs}`;
  return { line: first + 1, fault };
};

/** Beginnings of files that are no plain text. */
const formats: readonly (readonly [start: string, name: string])[] = [
  ['PK\u0003\u0004', 'a ZIP, Word or Excel file'],
  ['\u00D0\u00CF\u0011\u00E0', 'a Word or Excel file'],
  ['%PDF-', 'a PDF'],
  [String.raw`{\rtf`, 'rich text (RTF)'],
  ['bplist', 'a property list of macOS'],
];

const utf16: readonly (readonly [encoding: 'utf-16le' | 'utf-16be', mark: string])[] = [
  ['utf-16le', '\u00FF\u00FE'],
  ['utf-16be', '\u00FE\u00FF'],
];

/** UTF-16 without a byte order mark: every other byte of Latin text is zero. */
const hasManyZeros = (bytes: Uint8Array): boolean =>
  bytes.includes(0) && 3 * bytes.filter((byte) => byte === 0).length > bytes.length;

/** Decodes a text file in UTF-8, with or without a byte order mark, or says what it is instead. */
export const decodeText = (bytes: Uint8Array): Decoded => {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  const format = formats.find(([beginning]) => start.startsWith(beginning));
  if (format) return { line: 1, fault: `is ${format[1]}, and no plain text: save it as plain text in UTF-8` };
  const marked = utf16.find(([, mark]) => start.startsWith(mark));
  if (marked || hasManyZeros(bytes)) {
    const name = marked?.[0].toUpperCase() ?? 'UTF-16';
    return { line: 1, fault: `is ${name} (which Notepad calls Unicode or UTF-16) and not UTF-8: ${saveAs}` };
  }
  if (!isUtf8(bytes)) return explainBytes(bytes);
  // Takes the byte order mark away.
  return { text: new TextDecoder().decode(bytes) };
};
