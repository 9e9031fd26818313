import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HtmlDocument } from './document.tsx';

/** Stands in the place of a page whose data could not be loaded. */
export const PageError = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <div className="frame notice" role="alert">
      <title>{t('error.title')}</title>
      <h1>{t('error.title')}</h1>
      <p>{t('error.text')}</p>
      {/* A plain link to this page: it asks the server again. */}
      <a href="" className="button">
        {t('error.retry')}
      </a>
    </div>
  );
};

/** The same when not even menu and footer could be loaded. */
export const RootError = (): ReactNode => (
  <HtmlDocument>
    <main>
      <PageError />
    </main>
  </HtmlDocument>
);
