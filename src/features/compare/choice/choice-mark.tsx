import type { ReactNode } from 'react';

interface Props {
  readonly address: string;
  readonly count: number;
  readonly label: string;
}

/** Link to the comparison in the header, with the number of chosen products. */
export const ChoiceMark = ({ address, count, label }: Props): ReactNode => (
  <a href={address} aria-label={label}>
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M4.5 4.5h6v15h-6zM13.5 4.5h6v15h-6z" />
    </svg>
    <span>{count}</span>
  </a>
);
