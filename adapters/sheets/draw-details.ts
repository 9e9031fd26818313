import { inner, page, styles } from './styles.ts';
import { type Paper, hairline, makeRoom, writeLines } from './paper.ts';
import { lineHeight } from './typesetter.ts';

const gap = 20;
const padding = 2.4;
const width = (inner - gap) / 2;

/** The details in two columns, with hairlines between the rows. */
export const drawDetails = (paper: Paper, details: readonly string[]): void => {
  const { doc, root, type } = paper;
  const list = doc.struct('L');
  root.add(list);
  for (let start = 0; start < details.length; start += 2) {
    const pair = details.slice(start, start + 2).map((text) => type.lines(text, styles.text, width));
    const height = Math.max(...pair.map((lines) => lines.length)) * lineHeight(styles.text) + 2 * padding;
    makeRoom(paper, height);
    const y = paper.y + padding;
    pair.forEach((lines, index) => {
      const x = page.side + index * (width + gap);
      list.add(
        doc.struct('LI', {}, [
          doc.struct('LBody', {}, () => writeLines(paper, lines, { x, y, style: styles.text })),
        ]),
      );
      if (start + 2 < details.length) hairline(paper, paper.y + height, x, width);
    });
    paper.y += height;
  }
  list.end();
};
