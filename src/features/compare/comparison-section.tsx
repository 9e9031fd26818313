import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { compareTexts } from './compare-texts.ts';

/** A row of the table: one value for each product, `undefined` where there is none. */
export interface ComparisonLine {
  readonly label: string;
  readonly values: readonly ReactNode[];
  readonly differs: boolean;
  /** Whether its cells hold buttons, which paper has no use for. */
  readonly isAction?: boolean;
}

interface Props {
  readonly title: string | undefined;
  readonly lines: readonly ComparisonLine[];
  /** Of the table, with that of the labels. */
  readonly columns: number;
}

const classOf = ({ differs, isAction = false }: ComparisonLine): string | undefined => {
  if (isAction) return 'comparison-actions';
  return differs ? 'differs' : undefined;
};

const Missing = (): ReactNode => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{compareTexts[useLanguage()].none}</span>
  </>
);

const Line = ({ line }: { readonly line: ComparisonLine }): ReactNode => {
  const texts = compareTexts[useLanguage()];
  return (
    <tr className={classOf(line)}>
      <th scope="row">
        <span>{line.label}</span>
        {line.differs && <span className="visually-hidden">, {texts.differs}</span>}
      </th>
      {line.values.map((value, index) => (
        <td key={index}>{value ?? <Missing />}</td>
      ))}
    </tr>
  );
};

/** Rows under a heading; nothing where there are none. */
export const ComparisonSection = ({ title, lines, columns }: Props): ReactNode =>
  lines.length > 0 && (
    <tbody>
      {title !== undefined && (
        <tr className="comparison-section">
          <th scope="rowgroup" colSpan={columns}>
            <span>{title}</span>
          </th>
        </tr>
      )}
      {lines.map((line) => (
        <Line key={line.label} line={line} />
      ))}
    </tbody>
  );
