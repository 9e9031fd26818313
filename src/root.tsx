import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useParams } from 'react-router-dom';
import { isLanguage } from '#domain/shared/language.ts';
import { FloatingButtons } from './components/floating-buttons.tsx';
import { Footer } from './components/footer.tsx';
import { Header } from './components/header.tsx';
import { NotFound } from './components/not-found.tsx';
import { HtmlDocument } from './document.tsx';
import { splitLanguage } from './paths.ts';

/** What stands around every page (spec §2). */
export const Root = (): ReactNode => {
  const { t } = useTranslation();
  const { language } = useParams();
  const { path } = splitLanguage(useLocation().pathname);
  return (
    <HtmlDocument>
      <a href="#content" className="skip-link">
        {t('skipToContent')}
      </a>
      {/* Made anew on each change of page, which closes its menus (spec §2). */}
      <Header key={path} />
      <main id="content" tabIndex={-1}>
        {language === undefined || isLanguage(language) ? <Outlet /> : <NotFound />}
      </main>
      <FloatingButtons />
      <Footer />
      <ScrollRestoration />
    </HtmlDocument>
  );
};
