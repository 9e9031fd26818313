import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../api/site.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';

/** A request without products links to the catalogue. */
export const EmptyRequest = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { solutions } = useSite().catalogue;
  return (
    <>
      <p>{t('basket.empty')}</p>
      <ul className="plain-list request-hints">
        {solutions.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink to={paths.solution(slug)} className="arrow-link">
              {name[language]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
};
