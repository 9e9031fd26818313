import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcedureLink } from '#domain/catalogue/procedure.ts';
import type { Localized } from '#domain/shared/language.ts';
import { procedurePath } from '#domain/site/procedure-path.ts';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';

/** Here and not in the locales, which every page loads. */
const aboutTable: Localized = {
  tr: 'Girişimin bütün aletleri tek masada; hangisi, ne zaman kullanılır.',
  en: 'Every instrument of the procedure on one table, and what is used when.',
};

interface Props {
  /** Further links. */
  readonly children?: ReactNode;
  /** Whose table has the products of the list: a card where two places are free. */
  readonly procedure?: ProcedureLink | undefined;
}

/** The last cells of a list: an offer to help a visitor who has not found what they look for. */
export const ListingHelp = ({ children, procedure }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <li className="listing-help">
        <strong className="serif-line">{t('listing.help')}</strong>
        <div>
          <p>{t('listing.helpText')}</p>
          <p className="actions">
            <SiteLink to={paths.request} className="arrow-link">
              {t('listing.ask')}
            </SiteLink>
            {children}
          </p>
        </div>
      </li>
      {procedure?.picture && (
        <li className="card listing-table">
          <Picture kind="table" file={procedure.picture} alt="" sizes="24rem" />
          <p className="meta">{t('menu.procedures')}</p>
          <h2>
            <SiteLink to={procedurePath(procedure.slug)} isServerPage>
              {procedure.name[language]}
            </SiteLink>
          </h2>
          <p>{aboutTable[language]}</p>
        </li>
      )}
    </>
  );
};
