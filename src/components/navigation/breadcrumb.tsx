import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { BreadcrumbJsonLd } from './breadcrumb-json-ld.tsx';
import { type LinkTarget, SiteLink } from './site-link.tsx';

interface Props {
  /** The pages between the home page and this one. */
  readonly trail: readonly LinkTarget[];
  /** The same for search engines, by default the trail; that of the page's canonical address. */
  readonly canonicalTrail?: readonly LinkTarget[];
  /** Title of this page. */
  readonly current: string;
}

export const Breadcrumb = ({ trail, canonicalTrail = trail, current }: Props): ReactNode => {
  const { t } = useTranslation();
  const home = { label: t('home'), to: paths.home };
  return (
    <nav aria-label={t('breadcrumb')} className="breadcrumb">
      {import.meta.env.SSR && <BreadcrumbJsonLd trail={[home, ...canonicalTrail]} current={current} />}
      <ol>
        {[home, ...trail].map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
};
