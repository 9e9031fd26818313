import type { Variant } from '#domain/catalogue/variant.ts';
import type { Language } from '#domain/shared/language.ts';
import { drawTable, rowHeight } from './draw-table.ts';
import { type Paper, heading } from './paper.ts';
import type { Cell } from './table.ts';
import { type Wording, wordings } from './wording.ts';

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
      piecesPerPack === undefined ? undefined : words.perPack.replace('{{pieces}}', String(piecesPerPack)),
  },
  {
    title: words.sterility,
    textOf: ({ sterile }) => (sterile === undefined ? undefined : sterile ? words.sterile : words.notSterile),
  },
];

const single = { columns: 1, rows: 1 } as const;

const cellOf = (variant: Variant, { textOf }: Column, index: number): Cell => ({
  text: textOf(variant) ?? '–',
  ...single,
  ...(index === 0 && { title: 'Row' }),
});

/** The variants of a product in a table, the same as on its page. */
export const drawVariants = (paper: Paper, variants: readonly Variant[], language: Language): void => {
  const words = wordings[language];
  const columns = columnsFor(language, words).filter(({ textOf }) =>
    variants.some((variant) => textOf(variant) !== undefined),
  );
  heading(paper, words.variants.title, 3 * rowHeight);
  drawTable(paper, {
    head: [columns.map(({ title }): Cell => ({ text: title, title: 'Column', ...single }))],
    body: variants.map((variant) => columns.map((column, index) => cellOf(variant, column, index))),
  });
};
