import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { filterFields, filterQuery } from '#contracts/desk/filter.ts';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { ViewOf } from '#contracts/desk/views.ts';
import { FilterForm } from '../parts/filter-form.tsx';
import { RequestRow } from '../parts/request-row.tsx';
import { StepTabs } from '../parts/step-tabs.tsx';

type View = ViewOf<'requests'>;

const Unread = ({ unread, filter }: Pick<View, 'unread' | 'filter'>): ReactNode => {
  const { t } = useTranslation('desk');
  return unread.map((field) => (
    <p key={field} role="alert" className="alert">
      {t('list.unreadFilter', { value: filter[field], field: t(`list.${field}`) })}
    </p>
  ));
};

const Rows = ({ entries, filter }: Pick<View, 'entries' | 'filter'>): ReactNode => {
  const { t } = useTranslation('desk');
  if (entries.length === 0) {
    const isFiltered = filterFields.some((field) => filter[field] !== '');
    return <p>{isFiltered ? t('list.none') : t('list.empty')}</p>;
  }
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{t('list.who')}</th>
          <th scope="col">{t('list.what')}</th>
          <th scope="col">{t('list.when')}</th>
          <th scope="col">{t('list.state')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <RequestRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
};

/** List of requests, fifty a page, the newest first. */
export const RequestsPage = ({
  filter,
  unread,
  entries,
  counts,
  assignees,
  next,
  isLater,
}: View): ReactNode => {
  const { t } = useTranslation('desk');
  return (
    <>
      <div className="title">
        <h1>{t('list.title')}</h1>
        <a href={deskPaths.export + filterQuery(filter)} download>
          {t('list.export')}
        </a>
      </div>
      <FilterForm filter={filter} unread={unread} assignees={assignees} />
      <Unread unread={unread} filter={filter} />
      <div data-live="list">
        <StepTabs filter={filter} counts={counts} />
        <Rows entries={entries} filter={filter} />
        {(next !== undefined || isLater) && (
          <nav aria-label={t('list.pages')} className="pages">
            {isLater && <a href={deskPaths.requests + filterQuery(filter)}>{t('list.first')}</a>}
            {next !== undefined && (
              <a href={deskPaths.requests + filterQuery(filter, { after: next })} rel="next">
                {t('list.next')}
              </a>
            )}
          </nav>
        )}
      </div>
    </>
  );
};
