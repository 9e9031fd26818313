import { palette } from '#domain/site/palette.ts';
import { type TextStyle, inner, page, styles } from './styles.ts';
import { type Typesetter, createTypesetter, lineHeight } from './typesetter.ts';

type Structure = PDFKit.PDFStructureElement;

/** The document while it is drawn, from top to bottom. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly type: Typesetter;
  /** The structure tree, in reading order. */
  readonly root: Structure;
  /** Where to draw next, in points from the top of the page. */
  y: number;
}

export const createPaper = (doc: PDFKit.PDFDocument): Paper => {
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, type: createTypesetter(doc), root, y: page.top };
};

/** Starts a new page if less than this height is left. @returns whether it did */
export const makeRoom = (paper: Paper, height: number): boolean => {
  if (paper.y + height <= page.height - page.bottom) return false;
  paper.doc.addPage();
  paper.y = page.top;
  return true;
};

/** Draws what screen readers skip. */
export const decorate = ({ doc }: Paper, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
};

export const hairline = (paper: Paper, y: number, x: number = page.side, width: number = inner): void =>
  decorate(paper, () =>
    paper.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(palette.line)
      .stroke(),
  );

/** Lines below each other. All but the last end in a space, so that copied text has spaces between words. */
export const writeLines = (
  { type }: Paper,
  lines: readonly string[],
  { x, y, style }: { readonly x: number; readonly y: number; readonly style: TextStyle },
): void =>
  lines.forEach((line, index) =>
    type.write(index < lines.length - 1 ? `${line} ` : line, x, y + index * lineHeight(style), style),
  );

/** A paragraph, over several pages if it is long. */
export const paragraph = (
  paper: Paper,
  text: string,
  {
    style = styles.text,
    x = page.side,
    width = inner,
    tag = 'P',
  }: {
    readonly style?: TextStyle;
    readonly x?: number;
    readonly width?: number;
    readonly tag?: 'P' | 'H1' | 'Caption';
  } = {},
): void => {
  const lines = paper.type.lines(text, style, width);
  const block = paper.doc.struct(tag);
  paper.root.add(block);
  for (let start = 0; start < lines.length;) {
    makeRoom(paper, lineHeight(style));
    const fitting = Math.floor((page.height - page.bottom - paper.y) / lineHeight(style) + 1e-6);
    const linesOfPage = lines.slice(start, start + Math.max(1, fitting));
    const y = paper.y;
    block.add(() => writeLines(paper, linesOfPage, { x, y, style }));
    paper.y += linesOfPage.length * lineHeight(style);
    start += linesOfPage.length;
  }
  block.end();
};

/** A section's title with a hairline above, on a page with room for `following` points below it. */
export const heading = (paper: Paper, text: string, following: number): void => {
  const space = 10;
  const isTopOfPage = makeRoom(paper, space * 1.6 + lineHeight(styles.heading) + following);
  if (!isTopOfPage) {
    paper.y += space;
    hairline(paper, paper.y);
    paper.y += space * 0.6;
  }
  const { y } = paper;
  paper.root.add(paper.doc.struct('H2', {}, () => paper.type.write(text, page.side, y, styles.heading)));
  paper.y = y + lineHeight(styles.heading) + 3;
};
