import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcedureLink } from '#domain/catalogue/procedure.ts';
import type { Localized } from '#domain/shared/language.ts';
import { procedurePath } from '#domain/site/procedure-path.ts';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';

/** Of a procedure, which is no part of the list. */
const texts: Localized<Readonly<Record<'procedure' | 'table' | 'open', string>>> = {
  tr: {
    procedure: 'Girişim',
    table: 'Girişimin bütün aletleri tek masada; hangisi, ne zaman kullanılır.',
    open: 'Masayı görün',
  },
  en: {
    procedure: 'Procedure',
    table: 'Every instrument of the procedure on one table, and what is used when.',
    open: 'See the table',
  },
};

interface Props {
  /** Further links. */
  readonly children?: ReactNode;
  /** In which the products of the list are used. The table of the first is a card where two places are free. */
  readonly procedures?: readonly ProcedureLink[];
}

const noProcedures: readonly [] = [];

/** The last cells of a list: an offer to help a visitor who has not found what they look for. */
export const ListingHelp = ({ children, procedures = noProcedures }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [first] = procedures;
  return (
    <>
      <li className="listing-help">
        <strong className="serif-line">{t('listing.help')}</strong>
        <p>{t('listing.helpText')}</p>
        <p className="actions">
          <SiteLink to={paths.request} className="arrow-link">
            {t('listing.ask')}
          </SiteLink>
          {children}
          {procedures.map(({ slug, name }) => (
            <SiteLink
              key={slug}
              to={procedurePath(slug)}
              isServerPage
              className={slug === first?.slug ? 'arrow-link of-table' : 'arrow-link'}
            >
              {`${texts[language].procedure}: ${name[language]}`}
            </SiteLink>
          ))}
        </p>
      </li>
      {first?.picture && (
        <li className="card listing-table">
          <Picture kind="table" file={first.picture} alt="" sizes="24rem" />
          <p className="meta">{texts[language].procedure}</p>
          <h2>
            <SiteLink to={procedurePath(first.slug)} isServerPage>
              {first.name[language]}
            </SiteLink>
          </h2>
          <p>{texts[language].table}</p>
          <span className="arrow-link">{texts[language].open}</span>
        </li>
      )}
    </>
  );
};
