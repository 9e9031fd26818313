import type { ReactNode } from 'react';

interface Props {
  /** HTML of a table, sanitised when the content was loaded. */
  readonly html: string;
  readonly label: string;
}

/** A table that scrolls sideways where it is wider than the screen, also by keyboard. */
export const DetailsTable = ({ html, label }: Props): ReactNode => (
  <section
    className="details-table"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling by keyboard requires focus
    tabIndex={0}
    aria-label={label}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
