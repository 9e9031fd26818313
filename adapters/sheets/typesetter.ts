import path from 'node:path';
import type { TextStyle } from './styles.ts';
import { signs, toFontCharacters } from './signs.ts';

const fonts = path.join(import.meta.dirname, 'fonts');

const runsPattern = new RegExp(`[${signs}]+|[^${signs}]+`, 'gu');
const isSign = new RegExp(`^[${signs}]`, 'u');

const runsOf = (text: string): string[] => toFontCharacters(text).match(runsPattern) ?? [];

/** Measures and writes text in two fonts: one has the letters, the other the symbols. */
export interface Typesetter {
  /** In points. */
  width(text: string, style: TextStyle): number;
  /** Wraps at line feeds and spaces, and inside words that are wider than the line. */
  lines(text: string, style: TextStyle, width: number): string[];
  /** @param y upper edge of the line */
  write(line: string, x: number, y: number, style: TextStyle, options?: { readonly link?: string }): void;
}

export const lineHeight = ({ size, leading }: TextStyle): number => size * leading;

export const createTypesetter = (doc: PDFKit.PDFDocument): Typesetter => {
  for (const weight of ['regular', 'semibold'] as const) {
    doc.registerFont(weight, path.join(fonts, `instrument-sans-${weight}.ttf`));
    doc.registerFont(`signs-${weight}`, path.join(fonts, `signs-${weight}.ttf`));
  }

  const choose = (run: string, { weight, size }: TextStyle): PDFKit.PDFDocument =>
    doc.font(isSign.test(run) ? `signs-${weight}` : weight).fontSize(size);

  const width = (text: string, style: TextStyle): number =>
    runsOf(text).reduce((total, run) => total + choose(run, style).widthOfString(run), 0);

  /** Splits a word into pieces that fit. */
  const breakWord = (word: string, style: TextStyle, maxWidth: number): string[] => {
    const pieces: string[] = [];
    let piece = '';
    for (const letter of word) {
      if (piece !== '' && width(piece + letter, style) > maxWidth) {
        pieces.push(piece);
        piece = '';
      }
      piece += letter;
    }
    return [...pieces, piece];
  };

  const wrapText = (text: string, style: TextStyle, maxWidth: number): string[] => {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (width(longer, style) <= maxWidth) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = width(word, style) <= maxWidth ? [word] : breakWord(word, style, maxWidth);
      line = pieces.pop() ?? '';
      lines.push(...pieces);
    }
    return [...lines, line];
  };

  return {
    width,
    lines: (text, style, maxWidth) => text.split('\n').flatMap((part) => wrapText(part, style, maxWidth)),
    write(line, x, y, style, options) {
      // Both fonts share one baseline.
      const baseline = y + lineHeight(style) / 2 + style.size * 0.35;
      let left = x;
      for (const run of runsOf(line)) {
        choose(run, style)
          .fillColor(style.colour)
          .text(run, left, baseline, { lineBreak: false, baseline: 'alphabetic', ...options });
        left += doc.widthOfString(run);
      }
    },
  };
};
