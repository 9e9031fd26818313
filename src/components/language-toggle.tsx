import enFlag from 'flag-icons/flags/4x3/gb.svg';
import trFlag from 'flag-icons/flags/4x3/tr.svg';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { otherLanguage } from '#domain/shared/language.ts';
import { useLanguage } from '../hooks/use-language.ts';
import { rememberLanguage } from '../language-choice.ts';
import { inLanguage, splitLanguage } from '../paths.ts';

const flags = { tr: trFlag, en: enFlag };

/** A link to this page in the other language. With JavaScript it switches in place. */
export const LanguageToggle = (): ReactNode => {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const other = otherLanguage(useLanguage());
  return (
    <Link
      className="language-toggle"
      to={{ pathname: inLanguage(other, splitLanguage(pathname).path), search, hash }}
      hrefLang={other}
      lang={other}
      replace
      preventScrollReset
      onClick={() => rememberLanguage(other)}
    >
      <img src={flags[other]} alt="" width="24" height="18" />
      <span>{t('toggleLanguage')}</span>
    </Link>
  );
};
