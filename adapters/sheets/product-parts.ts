import { readTable } from '#domain/catalogue/attributes/details-table.ts';
import {
  type Regulatory,
  type RegulatoryFact,
  isFictional,
  regulatoryFacts,
} from '#domain/catalogue/products/regulatory.ts';
import type { Variant } from '#domain/catalogue/products/variant.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Part } from './parts.ts';
import type { Sheet } from './sheet.ts';
import { type Cell, type Table, placeTable } from './table.ts';
import { type Wording, wordings } from '../texts/texts.ts';

const plainCell = (text: string): Cell => ({ text, columns: 1, rows: 1 });

export const headRow = (titles: readonly string[]): Table['head'] => [
  titles.map((text): Cell => ({ ...plainCell(text), title: 'Column' })),
];

/** Rows of a foot are the last ones. */
const tableOf = (html: string): Table => {
  const { foot, body, ...rest } = readTable(html);
  return { ...rest, body: [...body, ...foot] };
};

/** A row of a table of labels and values. */
export const factRow = (label: string, value: string, quiet = false): readonly Cell[] => [
  { ...plainCell(label), title: 'Row' },
  { ...plainCell(value), ...(quiet && { quiet }) },
];

export const paragraphsOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '');

/** Returns the parts with what the product does, and its technical data. */
export const featureParts = (
  { details, detailsTable }: Pick<Sheet['product'], 'details' | 'detailsTable'>,
  language: Language,
): readonly Part[] => {
  const words = wordings[language];
  const table = detailsTable && tableOf(detailsTable[language]);
  // Screen readers name a value by the head of its column, so that a table of labels and values gets one too.
  const isHeadless = table?.head.length === 0 && table.body.every((row) => row.length === 2);
  return [
    ...(details.length > 0
      ? ([
          { part: 'heading', text: words.page.details },
          { part: 'details', items: details.map((detail) => detail[language]) },
        ] as const)
      : []),
    ...(table && table.body.length > 0
      ? ([
          { part: 'heading', text: words.page.table },
          {
            part: 'table',
            ...placeTable(isHeadless ? { ...table, head: headRow([words.property, words.value]) } : table),
          },
        ] as const)
      : []),
  ];
};

interface Column {
  readonly title: string;
  /** `undefined` where it does not apply to a variant; without a value for any variant, the column is left out. */
  readonly textOf: (variant: Variant) => string | undefined;
}

const columnsFor = (language: Language, { variants: words }: Wording): readonly Column[] => [
  { title: words.ref, textOf: ({ ref }) => ref },
  { title: words.name, textOf: ({ name }) => name[language] },
  {
    title: words.pack,
    textOf: ({ piecesPerPack }) =>
      piecesPerPack === undefined ? undefined : fillText(words.perPack, { pieces: piecesPerPack }),
  },
  {
    title: words.sterility,
    textOf: ({ sterile }) => (sterile === undefined ? undefined : sterile ? words.sterile : words.notSterile),
  },
];

/** The variants of a product in a table, the same as on its page. */
export const variantParts = (variants: readonly Variant[], language: Language): readonly Part[] => {
  const words = wordings[language];
  if (variants.length === 0) return [];
  const columns = columnsFor(language, words).filter(({ textOf }) =>
    variants.some((variant) => textOf(variant) !== undefined),
  );
  return [
    { part: 'heading', text: words.variants.title },
    {
      part: 'table',
      ...placeTable({
        head: headRow(columns.map(({ title }) => title)),
        body: variants.map((variant) =>
          columns.map((column): Cell => plainCell(column.textOf(variant) ?? '–')),
        ),
      }),
    },
  ];
};

const textOf = (fact: RegulatoryFact, language: Language): string => {
  const words = wordings[language];
  if (fact.state !== 'given') {
    if (fact.state === 'missing') return words.missing;
    return fact.field === 'classification' ? words.noDevice : words.noNotifiedBody;
  }
  if (fact.field === 'classification') return words.class[fact.value];
  return fact.field === 'ceMark' ? words.ceMark : fact.value;
};

/** The regulatory block, kept on one page with its notices. */
export const regulatoryPart = (regulatory: Regulatory | undefined, language: Language): Part => {
  const words = wordings[language];
  return {
    part: 'together',
    parts: [
      { part: 'heading', text: words.page.regulatory },
      {
        part: 'table',
        ...placeTable({
          head: headRow([words.property, words.value]),
          body: regulatoryFacts(regulatory).map((fact) =>
            factRow(words.field[fact.field], textOf(fact, language), fact.state === 'missing'),
          ),
        }),
      },
      {
        part: 'notices',
        notices: [
          ...(regulatory?.professionalUse ? [{ text: words.professionalUse, strong: true }] : []),
          ...(regulatory && isFictional(regulatory) ? [{ text: words.fictional, strong: false }] : []),
        ],
      },
    ],
  };
};
