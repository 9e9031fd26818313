import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { ViewOf } from '#contracts/desk/views.ts';
import { useFrame } from '../frame/frame.ts';

export const ProblemPage = ({ kind }: ViewOf<'problem'>): ReactNode => {
  const { t } = useTranslation('desk');
  const { user } = useFrame();
  return (
    <>
      <h1>{t('problem.title')}</h1>
      <p className="alert">{t(`problem.${kind}`)}</p>
      <p>
        <a href={deskPaths.home}>{user === undefined ? t('problem.toSignIn') : t('problem.back')}</a>
      </p>
    </>
  );
};
