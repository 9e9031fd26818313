import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type TypedFilter, filterQuery, openValue, overdueValue } from '#contracts/desk/filter.ts';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { ViewOf } from '#contracts/desk/views.ts';
import type { BoundedCount } from '#domain/desk/ports.ts';
import { formatCount } from '../frame/format.ts';
import { useFrame } from '../frame/frame.ts';
import { inLanguage, paths } from '../../lib/paths.ts';

interface WaitingProps {
  readonly label: string;
  readonly count: BoundedCount;
  readonly href: string;
  readonly isUrgent?: boolean;
}

const Waiting = ({ label, count, href, isUrgent = false }: WaitingProps): ReactNode => {
  const { language } = useFrame();
  return (
    <li className={isUrgent && count.count > 0 ? 'urgent' : undefined}>
      <a href={href}>
        <span className="number">{formatCount(count, language)}</span> <span>{label}</span>
      </a>
    </li>
  );
};

const listOf = (filter: Partial<TypedFilter>): string => deskPaths.requests + filterQuery(filter);

/** Searches of visitors that found nothing, each as a link to the site's own search. */
const MissedSearches = ({ missedSearches }: Pick<ViewOf<'home'>, 'missedSearches'>): ReactNode => {
  const { t } = useTranslation('desk');
  const { siteUrl, language } = useFrame();
  if (missedSearches.length === 0) return undefined;
  return (
    <section>
      <h2>{t('homePage.missedSearches')}</h2>
      <ul className="searches">
        {missedSearches.map(({ query, searches }) => (
          <li key={query}>
            <a
              href={`${siteUrl}${inLanguage(language, paths.search)}?${new URLSearchParams({ q: query }).toString()}`}
              target="_blank"
              rel="noreferrer"
            >
              {query}
            </a>
            <small>{t('homePage.times', { count: searches })}</small>
          </li>
        ))}
      </ul>
      <p className="hint">{t('homePage.missedHint')}</p>
    </section>
  );
};

/** First page: what waits, each with a link to it. */
export const HomePage = (view: ViewOf<'home'>): ReactNode => {
  const { t } = useTranslation('desk');
  const { user = '' } = useFrame();
  const { overdue, waiting, mine, failedJobs, missedSearches } = view;
  return (
    <>
      <h1>{t('homePage.title')}</h1>
      <div data-live="waiting">
        <ul className="waiting">
          <Waiting
            label={t('homePage.overdue')}
            count={overdue}
            href={listOf({ due: overdueValue })}
            isUrgent
          />
          <Waiting label={t('homePage.waiting')} count={waiting} href={listOf({ step: openValue })} />
          <Waiting
            label={t('homePage.mine')}
            count={mine}
            href={listOf({ step: openValue, assignee: user })}
          />
        </ul>
        {waiting.count === 0 && <p>{t('homePage.nothing')}</p>}
        {failedJobs > 0 && <p className="alert">{t('homePage.failedJobs', { count: failedJobs })}</p>}
      </div>
      <MissedSearches missedSearches={missedSearches} />
    </>
  );
};
