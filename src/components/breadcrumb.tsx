import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../lib/paths.ts';
import { BreadcrumbJsonLd } from './breadcrumb-json-ld.tsx';
import { type LinkTarget, SiteLink } from './site-link.tsx';

interface Props {
  /** The pages between the home page and this one. */
  readonly trail: readonly LinkTarget[];
  /** Title of this page. */
  readonly current: string;
}

export const Breadcrumb = ({ trail, current }: Props): ReactNode => {
  const { t } = useTranslation();
  const fromHome = [{ label: t('home'), to: paths.home }, ...trail];
  return (
    <nav aria-label={t('breadcrumb')} className="breadcrumb">
      {import.meta.env.SSR && <BreadcrumbJsonLd trail={fromHome} current={current} />}
      <ol>
        {fromHome.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
};
