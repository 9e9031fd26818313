import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#contracts/desk/views.ts';
import type { HandlingChange } from '#domain/desk/handling.ts';
import { formatMoment } from '../frame/format.ts';
import { useFrame } from '../frame/frame.ts';

const Change = ({ change }: { readonly change: HandlingChange }): ReactNode => {
  const { t } = useTranslation('desk');
  const { by, action, step = 'new', assignee = t('request.nobody') } = change;
  return action === 'handle'
    ? t('actions.handle', { by, step: t(`steps.${step}`), assignee })
    : t(`actions.${action}`, { by });
};

/** Everything that staff did with a request, the oldest first. */
export const History = ({ view }: { readonly view: RequestView }): ReactNode => {
  const { t } = useTranslation('desk');
  const { language } = useFrame();
  const { request, changes } = view;
  return (
    <section className="no-print">
      <h2>{t('request.history')}</h2>
      <ol className="history" data-live="history">
        <li>
          {t('actions.received')} <small>{formatMoment(request.receivedAt, language)}</small>
        </li>
        {changes.map((change) => (
          <li key={`${change.at.toISOString()} ${change.action}`}>
            <Change change={change} /> <small>{formatMoment(change.at, language)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
};
