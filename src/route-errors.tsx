import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoneDocument } from './components/lone-document.tsx';
import { KeptForm } from './forms/kept-form.tsx';
import type { PostedForm } from './forms/posted-form.ts';

interface Props {
  /** Address of the page that failed, as the visitor asked for it. */
  readonly address: string;
  /** A form that came with the question. */
  readonly form?: PostedForm | undefined;
}

const Failure = ({ address, form }: Props): ReactNode => {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <title>{t('error.title')}</title>
      <h1>{t('error.title')}</h1>
      {form ? (
        <KeptForm address={address} form={form} />
      ) : (
        <>
          <p className="lead">{t('error.text')}</p>
          {/* A plain link: it asks the server again. */}
          <a href={address} className="button">
            {t('error.retry')}
          </a>
        </>
      )}
    </div>
  );
};

/** The whole document when not even menu and footer could be loaded. It needs no data and no router. */
export const FailurePage = ({ address, form }: Props): ReactNode => (
  <LoneDocument>
    <Failure address={address} form={form} />
  </LoneDocument>
);

// The routes' own: a failure on the server renders FailurePage, so these run in the browser only.
const here = (): string => window.location.pathname + window.location.search;

export const PageError = (): ReactNode => (
  <div className="frame notice">
    <Failure address={here()} />
  </div>
);

export const RootError = (): ReactNode => <FailurePage address={here()} />;
