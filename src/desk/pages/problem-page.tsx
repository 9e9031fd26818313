import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { ViewOf } from '#contracts/desk/views.ts';

export const ProblemPage = ({ kind }: ViewOf<'problem'>): ReactNode => {
  const { t } = useTranslation('desk');
  return (
    <>
      <h1>{t(`problem.${kind}`)}</h1>
      <p>
        <a href={deskPaths.home}>{t('problem.back')}</a>
      </p>
    </>
  );
};
