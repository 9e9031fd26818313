import type { ReactNode } from 'react';

interface Props {
  /** A table, sanitised when it was loaded. */
  readonly html: string;
  readonly label: string;
}

/** A table that scrolls sideways where it is wider than the screen, also by keyboard. */
export const DetailsTable = ({ html, label }: Props): ReactNode => (
  <section
    className="details-table"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs focus to scroll by keyboard
    tabIndex={0}
    aria-label={label}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
