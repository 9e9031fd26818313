import path from 'node:path';
import type { TextStyle } from './styles.ts';
import { asDrawn, signs } from './signs.ts';

const fonts = path.join(import.meta.dirname, 'fonts');

const runsPattern = new RegExp(`[${signs}]+|[^${signs}]+`, 'gu');
const isSign = new RegExp(`^[${signs}]`, 'u');

const runsOf = (text: string): string[] => asDrawn(text).match(runsPattern) ?? [];

/** Measures and writes text in the sheet's two typefaces: one has the letters, the other the signs. */
export interface Typesetter {
  /** In points. */
  width(text: string, style: TextStyle): number;
  /** Broken at spaces, and inside a word that is wider than the line. A line feed is kept. */
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

  /** The pieces of a word that each fit. */
  const broken = (word: string, style: TextStyle, room: number): string[] => {
    const pieces: string[] = [];
    let piece = '';
    for (const letter of word) {
      if (piece !== '' && width(piece + letter, style) > room) {
        pieces.push(piece);
        piece = '';
      }
      piece += letter;
    }
    return [...pieces, piece];
  };

  const wrapped = (text: string, style: TextStyle, room: number): string[] => {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (width(longer, style) <= room) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = width(word, style) <= room ? [word] : broken(word, style, room);
      line = pieces.pop() ?? '';
      lines.push(...pieces);
    }
    return [...lines, line];
  };

  return {
    width,
    lines: (text, style, room) => text.split('\n').flatMap((part) => wrapped(part, style, room)),
    write(line, x, y, style, options) {
      // Both typefaces stand on one baseline.
      const baseline = y + lineHeight(style) / 2 + style.size * 0.35;
      let at = x;
      for (const run of runsOf(line)) {
        choose(run, style)
          .fillColor(style.colour)
          .text(run, at, baseline, { lineBreak: false, baseline: 'alphabetic', ...options });
        at += doc.widthOfString(run);
      }
    },
  };
};
