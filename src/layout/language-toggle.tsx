import enFlag from 'flag-icons/flags/4x3/gb.svg';
import trFlag from 'flag-icons/flags/4x3/tr.svg';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { type Language, type Localized, otherLanguage } from '#domain/shared/language.ts';
import { opensInNewTab } from '../lib/opens-in-new-tab.ts';
import { ServerHtml } from '../components/server-html.tsx';
import { LanguageButton, useHasForm } from '../features/request/editing/language-button.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { hasTexts, loadTexts } from '../i18n/i18n.ts';
import { chooseLanguage } from '../i18n/language-choice.ts';
import { inLanguage, splitLanguage } from '../lib/paths.ts';

const className = 'language-toggle';

const flags: Localized = { tr: trFlag, en: enFlag };

/** Loads a whole new page if the server answers; otherwise the page stays, with what is typed in it. */
const loadPage = async (url: string, language: Language): Promise<boolean> => {
  const isReachable = await fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReachable) return false;
  chooseLanguage(language);
  window.location.replace(url);
  return true;
};

const useSendsForm = import.meta.env.SSR ? useHasForm : (): false => false;

/**
 * A link to this page in the next language. With JavaScript it switches in place, once the texts are loaded. Until then,
 * on a page with a form, it is a button of the form.
 */
export const LanguageToggle = (): ReactNode => {
  const { t, i18n } = useTranslation();
  const { pathname, search, hash, state } = useLocation();
  const other = otherLanguage(useLanguage());
  const [hasFailed, setHasFailed] = useState(false);
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (opensInNewTab(event) || hasTexts(i18n, other)) {
      chooseLanguage(other);
      return;
    }
    event.preventDefault();
    setHasFailed(false);
    const link = event.currentTarget;
    loadTexts(i18n, other).then(
      // The visitor may have left the page meanwhile.
      () => link.isConnected && link.click(),
      async () => setHasFailed(!(await loadPage(link.href, other))),
    );
  };
  const otherPath = inLanguage(other, splitLanguage(pathname).path);
  const sendsForm = useSendsForm();
  const content = (
    <>
      <img src={flags[other]} alt="" width="24" height="18" />
      <span>{t('toggleLanguage')}</span>
    </>
  );
  const attributes = { className, hidden: sendsForm, hrefLang: other, lang: other };
  return (
    <>
      {import.meta.env.SSR ? (
        // As in `SiteLink`.
        <a {...attributes} href={otherPath + search + hash}>
          {content}
        </a>
      ) : (
        <Link
          {...attributes}
          discover="none"
          suppressHydrationWarning
          to={{ pathname: otherPath, search, hash }}
          state={state}
          replace
          preventScrollReset
          onClick={onClick}
        >
          {content}
        </Link>
      )}
      <ServerHtml>
        {import.meta.env.SSR && sendsForm && (
          <LanguageButton language={other} address={otherPath + search} className={className}>
            {content}
          </LanguageButton>
        )}
      </ServerHtml>
      <output className="language-problem">{hasFailed && <span>{t('toggleFailed')}</span>}</output>
    </>
  );
};
