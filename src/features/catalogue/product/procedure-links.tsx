import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcedureLink } from '#domain/catalogue/products/procedure.ts';
import { useSite } from '../../../api/site.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';

interface Props {
  readonly isShown: (procedure: ProcedureLink) => boolean;
  readonly title?: string;
  /** Path that the title leads to, by default none. */
  readonly to?: string;
  readonly className?: string;
  /** Text below the title. */
  readonly lead?: string;
}

/** Links to some of the procedures. */
export const ProcedureLinks = ({
  isShown,
  title: given,
  to,
  className = 'frame neighbours',
  lead,
}: Props): ReactNode => {
  const { t } = useTranslation();
  const title = given ?? t('menu.procedures');
  const language = useLanguage();
  const shown = useSite().procedures.filter(isShown);
  return (
    shown.length > 0 && (
      <nav className={className} aria-label={title}>
        <h2 className={to && 'title-arrow'}>
          {to ? (
            <SiteLink to={to} isServerPage>
              {title}
            </SiteLink>
          ) : (
            title
          )}
        </h2>
        {lead && <p>{lead}</p>}
        <ul className="tags">
          {shown.map(({ slug, name }) => (
            <li key={slug}>
              <SiteLink to={paths.procedure(slug)} isServerPage className="tag">
                {name[language]}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
};
