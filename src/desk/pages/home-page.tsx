import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type TypedFilter, filterQuery, openValue, overdueValue } from '#contracts/desk/filter.ts';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { ViewOf } from '#contracts/desk/views.ts';
import type { BoundedCount } from '#domain/desk/ports.ts';
import { formatCount } from '../frame/format.ts';
import { useFrame } from '../frame/frame.ts';

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

/** First page: what waits, each with a link to it. */
export const HomePage = ({ overdue, waiting, mine }: ViewOf<'home'>): ReactNode => {
  const { t } = useTranslation('desk');
  const { user = '' } = useFrame();
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
      </div>
    </>
  );
};
