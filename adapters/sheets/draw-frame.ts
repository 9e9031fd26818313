import { palette } from '#domain/site/palette.ts';
import { inner, page, styles } from './styles.ts';
import { type Paper, decorate, hairline } from './paper.ts';
import type { Sheet } from './sheet.ts';

/** The mark of public/logo.svg, 24 points wide. */
const drawMark = ({ doc }: Paper, x: number, y: number): void => {
  doc.save().translate(x, y).scale(1.1);
  doc.circle(9, 14.5, 7).lineWidth(2.4).strokeColor(palette.ink).stroke();
  doc.circle(5.8, 4, 1.9).circle(12.2, 4, 1.9).fill(palette.accent);
  doc.restore();
};

interface Frame {
  readonly issuer: Pick<Sheet['issuer'], 'name'>;
  /** What the document is. */
  readonly label: string;
  /** What it is about. */
  readonly name: string;
  /** Below the header, of a demonstration. */
  readonly mark?: string;
}

/** Header and footer of every page; drawn last, as the footer shows the number of pages. */
export const drawFrame = (paper: Paper, { issuer, label, name, mark }: Frame): void => {
  const { doc, type } = paper;
  const { start, count } = doc.bufferedPageRange();
  const right = page.side + inner;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    const number = `${index + 1} / ${count}`;
    const foot = page.height - 42;
    decorate(paper, () => {
      drawMark(paper, page.side, 34);
      type.write(issuer.name, page.side + 27, 43, { ...styles.heading, size: 11.5 });
      type.write(label, right - type.width(label, styles.soft), 44, styles.soft);
      if (mark !== undefined) type.write(mark, page.side, 70, styles.mark);
      type.write(name, page.side, foot + 7, styles.small);
      type.write(number, right - type.width(number, styles.small), foot + 7, styles.small);
    });
    hairline(paper, 68);
    hairline(paper, foot);
  }
};
