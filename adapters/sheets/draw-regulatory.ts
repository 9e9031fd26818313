import {
  type Regulatory,
  type RegulatoryFact,
  isFictional,
  regulatoryFacts,
} from '#domain/catalogue/regulatory.ts';
import type { Language } from '#domain/shared/language.ts';
import { drawTable, rowHeight } from './draw-table.ts';
import { sum } from './grid.ts';
import { closingHeight } from './draw-closing.ts';
import { styles } from './styles.ts';
import { type Paper, heading, paragraph } from './paper.ts';
import { lineHeight } from './typesetter.ts';
import { wordings } from './wording.ts';

/** Between facts and notices, in points. */
const spaceBelow = 4;

const textOf = (fact: RegulatoryFact, language: Language): string => {
  const words = wordings[language];
  if (fact.state !== 'given') {
    if (fact.state === 'missing') return words.missing;
    return fact.field === 'classification' ? words.noDevice : words.noNotifiedBody;
  }
  if (fact.field === 'classification') return words.deviceClass[fact.value];
  return fact.field === 'ceMark' ? words.ceMark : fact.value;
};

/** The regulatory block, kept on one page with its notices and the closing. */
export const drawRegulatory = (
  paper: Paper,
  regulatory: Regulatory | undefined,
  language: Language,
): void => {
  const words = wordings[language];
  const facts = regulatoryFacts(regulatory);
  const notices = [
    ...(regulatory?.professionalUse ? [{ text: words.professionalUse, style: styles.strong }] : []),
    ...(regulatory && isFictional(regulatory) ? [{ text: words.fictional, style: styles.small }] : []),
  ];
  const noticeHeight = sum(notices.map(({ style }) => lineHeight(style)));
  heading(paper, words.regulatory, facts.length * rowHeight + spaceBelow + noticeHeight + closingHeight);
  drawTable(paper, {
    head: [],
    body: facts.map((fact) => [
      { text: words.field[fact.field], title: 'Row', columns: 1, rows: 1 },
      { text: textOf(fact, language), columns: 1, rows: 1, quiet: fact.state === 'missing' },
    ]),
  });
  paper.y += spaceBelow;
  for (const { text, style } of notices) paragraph(paper, text, { style });
};
