import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language, Localized } from '#domain/shared/language.ts';
import { useSite } from '../../../api/site.ts';
import { Picture } from '../../../components/picture.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { allGroups, productsOf } from '../../../lib/all-groups.ts';
import { pdfOf } from '../../../lib/format-file-size.ts';
import { files } from '../../../lib/paths.ts';

interface Texts {
  readonly kind: string;
  readonly title: string;
  readonly heading: string;
  readonly about: string;
  readonly open: string;
  readonly other: { readonly language: Language; readonly label: string };
}

const texts: Localized<Texts> = {
  tr: {
    kind: 'Ürün kataloğu',
    title: 'Tüm ürünler',
    heading: 'Tüm ürünler tek katalogda',
    about: 'Her ürünün kısa tanıtımı; sonda sipariş numaraları dizini.',
    open: 'Kataloğu aç',
    other: { language: 'en', label: 'İngilizcesi' },
  },
  en: {
    kind: 'Product catalogue',
    title: 'All products',
    heading: 'All products in one catalogue',
    about: 'Every product at a glance, with an index of order numbers.',
    open: 'Open the catalogue',
    other: { language: 'tr', label: 'In Turkish' },
  },
};

/** The catalogue of everything by its cover, with further links; nothing before it is made. */
export const WholeCatalogue = ({ children }: { readonly children?: ReactNode }): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { company, catalogue } = useSite();
  const { kind, title, heading, about, open, other } = texts[language];
  const stocked = allGroups(catalogue.solutions);
  const whole = catalogue.editions?.[language];
  const translated = catalogue.editions?.[other.language];
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
          <span>{kind}</span>
          <strong>{title}</strong>
          <small lang="tr">{company.name}</small>
        </span>
      </a>
      <div>
        <h2>{heading}</h2>
        <p>{about}</p>
        <p className="meta">{`${count} · ${groupCount} · ${pdfOf(whole.bytes, language)}`}</p>
        <p className="actions">
          <a href={whole.path} hrefLang={language} type="application/pdf" className="button">
            {open}
          </a>
          {translated && (
            <a href={translated.path} hrefLang={other.language} type="application/pdf" className="arrow-link">
              {`${other.label} (${pdfOf(translated.bytes, language)})`}
            </a>
          )}
          {children}
        </p>
      </div>
    </section>
  );
};
