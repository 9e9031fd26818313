import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listHeadId } from './list-head.tsx';
import { SiteLink } from './site-link.tsx';

interface Props {
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  /** Path of paths.ts, with a query. */
  readonly toPage: (page: number) => string;
}

/** The first, the last and those around the present page. */
const shownPages = (page: number, pages: number): readonly number[] =>
  [...new Set([1, page - 1, page, page + 1, pages])].filter((each) => each >= 1 && each <= pages);

/** Links to the other pages of a list, each to its `ListHead`; nothing where there is only one page. */
export const Pagination = ({ page, pages, toPage }: Props): ReactNode => {
  const { t } = useTranslation();
  if (pages === 1) return null;
  const toHead = (target: number): string => `${toPage(target)}#${listHeadId}`;
  return (
    <nav className="pagination" aria-label={t('pagination.label')}>
      <ul className="tags">
        {page > 1 && (
          <li>
            <SiteLink to={toHead(page - 1)} rel="prev" className="tag">
              {t('pagination.previous')}
            </SiteLink>
          </li>
        )}
        {shownPages(page, pages).map((each, index, shown) => (
          <li key={each} className={each - (shown[index - 1] ?? each) > 1 ? 'after-gap' : undefined}>
            <SiteLink
              to={toHead(each)}
              className="tag"
              aria-label={
                each === page
                  ? t('pagination.current', { page, pages })
                  : t('pagination.page', { page: each })
              }
              aria-current={each === page ? 'page' : undefined}
            >
              {each}
            </SiteLink>
          </li>
        ))}
        {page < pages && (
          <li>
            <SiteLink to={toHead(page + 1)} rel="next" className="tag">
              {t('pagination.next')}
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
};
