import { palette } from '#domain/site/palette.ts';
import { inner, page, styles } from './styles.ts';
import { type Paper, decorate, makeRoom, paragraph } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { lineHeight } from './typesetter.ts';
import { wordings } from './wording.ts';

const pictureWidth = 196;
const pictureHeight = (pictureWidth * 3) / 4;
const gutter = 22;

const drawPicture = (paper: Paper, picture: Buffer, name: string): void => {
  const { doc, y } = paper;
  const bbox: [number, number, number, number] = [page.side, y, page.side + pictureWidth, y + pictureHeight];
  paper.root.add(
    doc.struct('Figure', { alt: name, bbox }, [
      () => doc.image(picture, page.side, y, { width: pictureWidth, height: pictureHeight }),
    ]),
  );
  decorate(paper, () =>
    doc.rect(page.side, y, pictureWidth, pictureHeight).lineWidth(0.6).strokeColor(palette.line).stroke(),
  );
};

/** Name, brand, category and description beside the picture. */
export const drawHead = (paper: Paper, sheet: Sheet): void => {
  const { product, language, picture, brandName, categoryName } = sheet;
  const words = wordings[language];
  const top = paper.y;
  const x = picture ? page.side + pictureWidth + gutter : page.side;
  const width = page.side + inner - x;
  paragraph(paper, product.name[language], { style: styles.title, x, width, tag: 'H1' });
  paper.y += 7;
  for (const [label, value] of [
    [words.brand, brandName],
    [words.category, categoryName[language]],
  ] as const) {
    const labelWidth = 78;
    const y = paper.y;
    const lines = paper.type.lines(value, styles.text, width - labelWidth);
    paper.root.add(
      paper.doc.struct('P', {}, () => {
        paper.type.write(`${label}: `, x, y, styles.soft);
        lines.forEach((line, index) =>
          paper.type.write(line, x + labelWidth, y + index * lineHeight(styles.text), styles.text),
        );
      }),
    );
    paper.y += lines.length * lineHeight(styles.text);
  }
  paper.y += 8;
  for (const text of product.description[language].split('\n').filter((line) => line.trim() !== '')) {
    makeRoom(paper, 2 * lineHeight(styles.text));
    paragraph(paper, text, { x, width });
    paper.y += 4;
  }
  if (!picture) return;
  const textBottom = paper.y;
  paper.y = top;
  drawPicture(paper, picture, product.name[language]);
  paper.y = Math.max(textBottom, top + pictureHeight);
};
