import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskPaths } from '#contracts/desk/paths.ts';
import { isOpenStep } from '#domain/desk/handling.ts';
import type { ListedEntry } from '#domain/desk/list-requests.ts';
import { formatReference } from '#domain/requests/reference.ts';
import { formatLastDay, formatMoment } from '../frame/format.ts';
import { useFrame } from '../frame/frame.ts';

const Marks = ({ entry }: { readonly entry: ListedEntry }): ReactNode => {
  const { t } = useTranslation('desk');
  return (
    <>
      {entry.isOverdue && <strong className="mark urgent">{t('list.overdue')}</strong>}
      {entry.suspicious && <span className="mark">{t('list.suspicious')}</span>}
      {entry.notification === 'parked' && <strong className="mark urgent">{t('list.mailProblem')}</strong>}
    </>
  );
};

const Contents = ({ entry }: { readonly entry: ListedEntry }): ReactNode => {
  const { t } = useTranslation(['desk', 'requests']);
  const { kind, products, files } = entry;
  const counts = [
    products > 0 ? t('list.products', { count: products }) : undefined,
    files > 0 ? t('list.files', { count: files }) : undefined,
  ].filter((text) => text !== undefined);
  return (
    <>
      <span>{t(`requests:kindNames.${kind}`)}</span>
      {counts.length > 0 && <small>{counts.join(', ')}</small>}
    </>
  );
};

/** Row of the list of requests; the name of whoever sent it leads to the request. */
export const RequestRow = ({ entry }: { readonly entry: ListedEntry }): ReactNode => {
  const { t } = useTranslation('desk');
  const { language } = useFrame();
  const { id, name, institution, country, reference, receivedAt, step, assignee, isOpened, dueAt } = entry;
  return (
    <tr className={isOpened ? undefined : 'unread'}>
      <th scope="row">
        <a href={deskPaths.request(id)}>
          {!isOpened && <span className="dot">{t('list.unread')}</span>}
          {name}
        </a>
        <small>{[institution, country].filter(Boolean).join(', ')}</small>
      </th>
      <td>
        <Contents entry={entry} />
      </td>
      <td>
        <time dateTime={receivedAt.toISOString()}>{formatMoment(receivedAt, language)}</time>
        <small>{formatReference(reference)}</small>
      </td>
      <td>
        <span>
          {t(`steps.${step}`)}
          {assignee !== undefined && ` · ${assignee}`}
        </span>
        {isOpenStep(step) && !entry.isOverdue && (
          <small>{t('list.dueBy', { time: formatLastDay(dueAt, language) })}</small>
        )}
        <Marks entry={entry} />
      </td>
    </tr>
  );
};
