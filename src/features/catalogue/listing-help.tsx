import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcedureLink } from '#domain/catalogue/procedure.ts';
import { procedurePath } from '#domain/site/procedure-path.ts';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';

interface Props {
  /** Further links. */
  readonly children?: ReactNode;
  /** The instruments of the list are on its table, which is shown where there is room. */
  readonly procedure?: ProcedureLink | undefined;
}

/** Offers help to a visitor who has not found what they look for. */
export const ListingHelp = ({ children, procedure }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
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
      {procedure?.picture && (
        <SiteLink to={procedurePath(procedure.slug)} isServerPage className="listing-help-table">
          <Picture kind="table" file={procedure.picture} alt="" sizes="40rem" />
          <span className="arrow-link">{procedure.name[language]}</span>
        </SiteLink>
      )}
    </>
  );
};
