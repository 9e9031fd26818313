import { encode } from 'uqr';
import { sum } from './grid.ts';
import { palette } from '#domain/site/palette.ts';
import { type TextStyle, inner, page, styles } from './styles.ts';
import { type Paper, hairline, makeRoom } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { lineHeight } from './typesetter.ts';
import { wordings } from './wording.ts';

/** 22 mm: a module is more than half a millimetre wide, which phones read from a desk's distance. */
const side = 62;

/** Above and below the rule. */
const gap = 9;

const drawCode = (paper: Paper, url: string, alt: string): void => {
  const { doc, y } = paper;
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const module = side / size;
  const draw = (): void => {
    data.forEach((row, down) =>
      row.forEach((dark, across) => {
        if (dark) doc.rect(page.side + across * module, y + down * module, module, module);
      }),
    );
    doc.fill(palette.ink);
  };
  const bbox: [number, number, number, number] = [page.side, y, page.side + side, y + side];
  paper.root.add(doc.struct('Figure', { alt: `${alt}: ${url}`, bbox }, [draw]));
};

/** In points, if no line is broken. */
export const closingHeight = Math.max(side, 6 * lineHeight(styles.small)) + 2 * gap;

interface Closing extends Pick<Sheet, 'language' | 'issuer' | 'pageUrl' | 'asOf'> {
  /** What the page is. */
  readonly latest: string;
}

/** Issuer, contact and date, beside a QR code of the page. */
export const drawClosing = (paper: Paper, { language, issuer, pageUrl, asOf, latest }: Closing): void => {
  const words = wordings[language];
  const { doc, type } = paper;
  const x = page.side + side + 18;
  const width = page.side + inner - x;
  const date = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'Europe/Istanbul' });
  const block = (text: string, style: TextStyle, link?: string) => ({
    lines: type.lines(text, style, width),
    style,
    link,
  });
  const blocks = [
    block(latest, styles.smallStrong),
    block(pageUrl, styles.small, pageUrl),
    block(issuer.legalName[language], styles.small),
    block(issuer.address[language], styles.small),
    block(`${issuer.phones.join(', ')} · ${issuer.email}`, styles.small),
    block(`${words.asOf} ${date.format(asOf)}`, styles.small),
  ];
  const height = Math.max(side, sum(blocks.map(({ lines, style }) => lines.length * lineHeight(style))));
  if (!makeRoom(paper, height + 2 * gap)) {
    paper.y += gap;
    hairline(paper, paper.y);
    paper.y += gap;
  }
  drawCode(paper, pageUrl, words.qrCode);
  for (const { lines, style, link } of blocks) {
    const { y } = paper;
    const write = (): void =>
      lines.forEach((line, index) =>
        type.write(line, x, y + index * lineHeight(style), style, link === undefined ? undefined : { link }),
      );
    paper.root.add(
      link === undefined ? doc.struct('P', {}, write) : doc.struct('P', {}, [doc.struct('Link', {}, write)]),
    );
    paper.y += lines.length * lineHeight(style);
  }
};
