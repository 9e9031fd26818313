import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../lib/paths.ts';
import { BreadcrumbJsonLd } from './json-ld/breadcrumb-json-ld.tsx';
import type { Crumb } from './crumb.ts';
import { SiteLink } from './site-link.tsx';

interface Props {
  readonly trail: readonly Crumb[];
  readonly here: string;
}

export const Breadcrumb = ({ trail, here }: Props): ReactNode => {
  const { t } = useTranslation();
  const fromHome = [{ label: t('home'), to: paths.home }, ...trail];
  return (
    <nav aria-label={t('breadcrumb')} className="breadcrumb">
      {import.meta.env.SSR && <BreadcrumbJsonLd trail={fromHome} here={here} />}
      <ol>
        {fromHome.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
};
