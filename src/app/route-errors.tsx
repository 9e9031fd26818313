import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StandaloneDocument } from './standalone-document.tsx';
import { RestoredForm } from '../features/request/form/restored-form.tsx';
import type { PostedForm } from '#contracts/submission-result.ts';

interface Props {
  /** Address of the page that failed, as the visitor asked for it. */
  readonly address: string;
  /** A form that came with the question. */
  readonly form?: PostedForm | undefined;
  /** Whether the visitor has no connection. */
  readonly offline?: boolean;
}

const Failure = ({ address, form, offline = false }: Props): ReactNode => {
  const { t } = useTranslation();
  const title = offline ? t('error.offline.title') : t('error.title');
  return (
    <div role="alert">
      <title>{title}</title>
      <h1>{title}</h1>
      {form ? (
        <RestoredForm address={address} form={form} />
      ) : (
        <>
          <p className="lead">{offline ? t('error.offline.text') : t('error.text')}</p>
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
export const FailurePage = (props: Props): ReactNode => (
  <StandaloneDocument>
    <Failure {...props} />
  </StandaloneDocument>
);

// The routes' own: a failure on the server renders FailurePage, so these run in the browser only.
const failedHere = (): Props => ({
  address: window.location.pathname + window.location.search,
  offline: !navigator.onLine,
});

export const PageError = (): ReactNode => (
  <div className="frame notice">
    <Failure {...failedHere()} />
  </div>
);

export const RootError = (): ReactNode => <FailurePage {...failedHere()} />;
