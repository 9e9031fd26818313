import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcedureLink } from '#domain/catalogue/products/procedure.ts';
import { useSite } from '../../../api/site.ts';
import { PhoneLink } from '../../../components/contact/phone-link.tsx';
import { Picture } from '../../../components/picture.tsx';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formSectionId, paths } from '../../../lib/paths.ts';
import { CardValues } from './product-card-facts.tsx';

interface Props {
  /** Further links. */
  readonly children?: ReactNode;
  /**
   * Procedures in which the products of the list are used. The table of the first is a card where two places are free.
   */
  readonly procedures?: readonly ProcedureLink[];
  /** Path of the form for those who have not found it. */
  readonly path?: string;
}

const noProcedures: readonly [] = [];

/** The last cells of a list: an offer to help a visitor who has not found what they look for. */
export const ListingHelp = ({
  children,
  procedures = noProcedures,
  path = `${paths.request}#${formSectionId}`,
}: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { offices } = useSite().company;
  const [first] = procedures;
  const areMany = procedures.length > 2;
  const links = procedures.slice(0, areMany ? 1 : 2).map(({ slug, name }) => ({
    to: paths.procedure(slug),
    label: `${t('procedures.procedure')}: ${name[language]}`,
  }));
  if (areMany) links.push({ to: paths.procedures, label: t('procedures.all') });
  return (
    <>
      <li className="listing-help">
        <div>
          <strong className="serif-line">{t('listing.help')}</strong>
          <p>{t('listing.helpText')}</p>
          <p className="actions">
            {children}
            {links.map(({ to, label }, index) => (
              <SiteLink
                key={to}
                to={to}
                isServerPage
                className={index === 0 ? 'arrow-link of-table' : 'arrow-link'}
              >
                {label}
              </SiteLink>
            ))}
          </p>
          <CardValues
            values={offices.map((office) => [
              office.city[language],
              <PhoneLink key={office.phone} phone={office.phone} />,
            ])}
          />
          <SiteLink to={path} className="arrow-link">
            {t('listing.ask')}
          </SiteLink>
        </div>
      </li>
      {first?.picture && (
        <li className="card listing-table">
          <Picture kind="table" file={first.picture} alt="" sizes="24rem" />
          <p className="meta">{t('procedures.procedure')}</p>
          <h2>
            <SiteLink to={paths.procedure(first.slug)} isServerPage>
              {first.name[language]}
            </SiteLink>
          </h2>
          <p>{t('procedures.lead')}</p>
          <CardValues
            values={[
              [t('procedures.phases'), first.phases],
              [t('procedures.products'), first.products],
            ]}
          />
          <span className="arrow-link">{t('procedures.open')}</span>
        </li>
      )}
    </>
  );
};
