import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../api/site.ts';
import { Picture } from '../../../components/picture.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { allGroups, productsOf } from '../../../lib/all-groups.ts';
import { pdfOf } from '../../../lib/format-file-size.ts';
import { files } from '../../../lib/paths.ts';
import { otherLanguage } from '#domain/shared/language.ts';
import { catalogueTexts } from './catalogue-texts.ts';

/** The catalogue of everything by its cover, with further links; nothing before it is made. */
export const WholeCatalogue = ({ children }: { readonly children?: ReactNode }): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { company, catalogue } = useSite();
  const texts = catalogueTexts[language];
  const other = otherLanguage(language);
  const stocked = allGroups(catalogue.solutions);
  const whole = catalogue.editions?.[language];
  const translated = catalogue.editions?.[other];
  const [first] = stocked;
  if (!whole) return null;
  const count = t('listing.count', { count: productsOf(stocked) });
  const groupCount = t('listing.groups', { count: stocked.length });
  return (
    <section className="frame whole-catalogue">
      <a
        href={whole.path}
        type="application/pdf"
        className="edition-cover on-ink"
        tabIndex={-1}
        aria-hidden="true"
      >
        <img src={files.logo} alt="" width="200" height="40" />
        {first?.picture && (
          <Picture kind="product" file={first.picture} alt="" sizes="(width < 48rem) 60vw, 15rem" priority />
        )}
        <span className="edition-title">
          <span>{texts.kind}</span>
          <strong>{texts.allProducts}</strong>
          <small lang="tr">{company.name}</small>
        </span>
      </a>
      <div>
        <h2>{texts.heading}</h2>
        <p>{texts.about}</p>
        <p className="meta">{`${count} · ${groupCount} · ${pdfOf(whole.bytes, language)}`}</p>
        <p className="actions">
          <a href={whole.path} hrefLang={language} type="application/pdf" className="button">
            {texts.open}
          </a>
          {translated && (
            <a href={translated.path} hrefLang={other} type="application/pdf" className="arrow-link">
              {`${texts.otherLanguage} (${pdfOf(translated.bytes, language)})`}
            </a>
          )}
          {children}
        </p>
      </div>
    </section>
  );
};
