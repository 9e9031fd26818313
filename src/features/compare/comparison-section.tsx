import type { ReactNode } from 'react';
import type { Agreement } from '#domain/catalogue/comparison/compare-products.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { compareTexts } from './compare-texts.ts';
import { Hyphenated } from './hyphenated.tsx';

/** A row of the table. */
export interface ComparisonLine {
  readonly label: string;
  /** Content of the row for the n-th product; `undefined`: nothing. */
  readonly valueOf: (index: number) => ReactNode;
  readonly agreement: Agreement;
  /** Whether it says the same of all products. Derived from values that are texts. */
  readonly isShared?: boolean;
  /** Whether its cells hold buttons, which paper has no use for. */
  readonly isAction?: boolean;
}

/** A product of the table. */
interface ComparisonColumn {
  readonly key: string;
  readonly name: string;
}

interface Props {
  readonly title: string | undefined;
  readonly lines: readonly ComparisonLine[];
  /** One column for each product. */
  readonly columns: readonly ComparisonColumn[];
}

/** Length of a value that has room beside a product's name on a phone, in characters. */
const maxBriefLength = 14;

const isBrief = (value: ReactNode): boolean =>
  value === undefined || (typeof value === 'string' && value.length <= maxBriefLength);

const classesOf = (
  line: ComparisonLine,
  values: readonly ReactNode[],
  isShared: boolean,
): string | undefined =>
  [
    line.isAction && 'comparison-actions',
    line.agreement === 'none' && 'differs',
    isShared && 'comparison-shared',
    values.every(isBrief) && 'comparison-brief',
  ]
    .filter(Boolean)
    .join(' ') || undefined;

const Missing = (): ReactNode => (
  <>
    <span className="comparison-none" aria-hidden="true">
      –
    </span>
    <span className="visually-hidden">{compareTexts[useLanguage()].none}</span>
  </>
);

const Value = ({ value }: { readonly value: ReactNode }): ReactNode =>
  typeof value === 'string' ? <Hyphenated text={value} /> : (value ?? <Missing />);

/**
 * A row. On phones it is a card that lists the products, or one value for all: there each value has its product's name, which
 * elsewhere only heads the column.
 */
const Line = ({ line, columns }: Pick<Props, 'columns'> & { readonly line: ComparisonLine }): ReactNode => {
  const texts = compareTexts[useLanguage()];
  const values = columns.map((_, index) => line.valueOf(index));
  const isShared = line.isShared ?? values.every((value) => typeof value === 'string' && value === values[0]);
  return (
    <tr className={classesOf(line, values, isShared)}>
      <th scope="row">
        <span>{line.label}</span>
        {line.agreement === 'none' && <span className="visually-hidden">{`(${texts.differs})`}</span>}
      </th>
      {columns.map(({ key, name }, index) => (
        <td key={key}>
          <span className="comparison-of" aria-hidden={isShared ? undefined : true}>
            {isShared ? texts.all : name}
          </span>
          <div>
            <Value value={values[index]} />
          </div>
        </td>
      ))}
    </tr>
  );
};

/** Rows under a heading; nothing without rows. */
export const ComparisonSection = ({ title, lines, columns }: Props): ReactNode =>
  lines.length > 0 && (
    <tbody>
      {title !== undefined && (
        <tr className="comparison-section">
          <th scope="rowgroup" colSpan={columns.length + 1}>
            {title}
          </th>
        </tr>
      )}
      {lines.map((line) => (
        <Line key={line.label} line={line} columns={columns} />
      ))}
    </tbody>
  );
