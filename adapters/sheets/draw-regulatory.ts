import {
  type Regulatory,
  type RegulatoryFact,
  isFictional,
  regulatoryFacts,
} from '#domain/catalogue/regulatory.ts';
import type { Language } from '#domain/shared/language.ts';
import { drawTable } from './draw-table.ts';
import { closingHeight } from './draw-closing.ts';
import { styles } from './palette.ts';
import { type Paper, heading, paragraph } from './paper.ts';
import { wordings } from './wording.ts';

const textOf = (fact: RegulatoryFact, language: Language): string => {
  const words = wordings[language];
  if (fact.state !== 'given') {
    if (fact.state === 'missing') return words.missing;
    return fact.field === 'classification' ? words.noDevice : words.noBody;
  }
  if (fact.field === 'classification') return words.deviceClass[fact.value];
  return fact.field === 'ceMark' ? words.ceMark : fact.value;
};

/** What authorities ask to be known of the product, on one page with its notices and the closing. */
export const drawRegulatory = (
  paper: Paper,
  regulatory: Regulatory | undefined,
  language: Language,
): void => {
  const words = wordings[language];
  const facts = regulatoryFacts(regulatory);
  heading(paper, words.regulatory, facts.length * 18.2 + 32 + closingHeight);
  drawTable(paper, {
    head: [],
    body: facts.map((fact) => [
      { text: words.field[fact.field], title: 'Row', columns: 1, rows: 1 },
      { text: textOf(fact, language), columns: 1, rows: 1, quiet: fact.state === 'missing' },
    ]),
  });
  paper.y += 5;
  if (regulatory?.professionalUse) paragraph(paper, words.professionalUse, { style: styles.strong });
  if (regulatory && isFictional(regulatory)) paragraph(paper, words.fictional, { style: styles.small });
};
