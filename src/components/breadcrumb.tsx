import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { SiteLink } from './site-link.tsx';

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

interface Props {
  readonly trail: readonly Crumb[];
  readonly here: string;
}

export const Breadcrumb = ({ trail, here }: Props): ReactNode => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumb')} className="breadcrumb">
      <ol>
        {[{ label: t('home'), to: paths.home }, ...trail].map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
};
