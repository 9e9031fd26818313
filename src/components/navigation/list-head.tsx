import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Id of the head of a list that has several pages. */
export const listHeadId = 'list-head';

/** Focuses the head once a page is turned, as browsers do with a page that they load. */
const focusIfTurned = (head: HTMLElement | null): void => {
  if (document.activeElement?.matches('body, .pagination *') && window.location.hash.endsWith(listHeadId))
    head?.focus();
};

interface Props {
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  /** Says how many entries the list has. */
  readonly count: string;
}

/**
 * Heading for a visitor who has turned a page of a list: screen readers say which page it is, and of how many entries.
 */
export const ListHead = ({ page, pages, count }: Props): ReactNode => {
  const { t } = useTranslation();
  return (
    pages > 1 && (
      <h2 key={page} ref={focusIfTurned} id={listHeadId} tabIndex={-1} className="visually-hidden">
        {`${t('pagination.current', { page, pages })}, ${count}`}
      </h2>
    )
  );
};
