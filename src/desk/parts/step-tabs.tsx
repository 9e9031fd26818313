import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { filterQuery } from '#contracts/desk/filter.ts';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { ViewOf } from '#contracts/desk/views.ts';
import { handlingSteps } from '#domain/desk/handling.ts';
import { formatCount } from '../frame/format.ts';
import { useFrame } from '../frame/frame.ts';

/** Links to each state of what is filtered, with their counts. */
export const StepTabs = ({ filter, counts }: Pick<ViewOf<'requests'>, 'filter' | 'counts'>): ReactNode => {
  const { t } = useTranslation('desk');
  const { language } = useFrame();
  return (
    <nav aria-label={t('list.step')} className="tabs">
      <a
        href={deskPaths.requests + filterQuery(filter, { step: '' })}
        aria-current={filter.step === '' ? 'true' : undefined}
      >
        {t('list.all')}
      </a>
      {handlingSteps.map((step) => (
        <a
          key={step}
          href={deskPaths.requests + filterQuery(filter, { step })}
          aria-current={filter.step === step ? 'true' : undefined}
        >
          {t(`steps.${step}`)} <span className="count">{formatCount(counts[step], language)}</span>
        </a>
      ))}
    </nav>
  );
};
