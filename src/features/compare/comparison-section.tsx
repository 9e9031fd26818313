import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { compareTexts } from './compare-texts.ts';

/** A row of the table. */
export interface ComparisonLine {
  readonly label: string;
  /** What the row says of the n-th product; `undefined`: nothing. */
  readonly valueOf: (index: number) => ReactNode;
  readonly differs: boolean;
  /** Whether its cells hold buttons, which paper has no use for. */
  readonly isAction?: boolean;
}

interface Props {
  readonly title: string | undefined;
  readonly lines: readonly ComparisonLine[];
  /** Of the columns: one for each product. */
  readonly keys: readonly string[];
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

const Line = ({ line, keys }: Pick<Props, 'keys'> & { readonly line: ComparisonLine }): ReactNode => {
  const texts = compareTexts[useLanguage()];
  return (
    <tr className={classOf(line)}>
      <th scope="row">
        <span>{line.label}</span>
        {line.differs && <span className="visually-hidden">, {texts.differs}</span>}
      </th>
      {keys.map((key, index) => (
        <td key={key}>{line.valueOf(index) ?? <Missing />}</td>
      ))}
    </tr>
  );
};

/** Rows under a heading; nothing where there are none. */
export const ComparisonSection = ({ title, lines, keys }: Props): ReactNode =>
  lines.length > 0 && (
    <tbody>
      {title !== undefined && (
        <tr className="comparison-section">
          <th scope="rowgroup" colSpan={keys.length + 1}>
            <span>{title}</span>
          </th>
        </tr>
      )}
      {lines.map((line) => (
        <Line key={line.label} line={line} keys={keys} />
      ))}
    </tbody>
  );
