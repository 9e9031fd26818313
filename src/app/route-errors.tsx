import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StandaloneDocument } from './standalone-document.tsx';
import { useLastOutcome } from '../features/request/posted/last-outcome.ts';
import { RestoredForm } from '../features/request/form/restored-form.tsx';
import type { PostedForm } from '#contracts/submission-result.ts';

interface Props {
  /** Requested address of the page that failed. */
  readonly address: string;
  /** The form that was posted with the request. */
  readonly form?: PostedForm | undefined;
  /** Whether the visitor has no connection. */
  readonly isOffline?: boolean;
}

const Failure = ({ address, form, isOffline = false }: Props): ReactNode => {
  const { t } = useTranslation();
  const outcome = useLastOutcome();
  const title = isOffline ? t('error.offline.title') : t('error.title');
  return (
    <div role="alert">
      <title>{title}</title>
      <h1>{title}</h1>
      {/* Only the server knows of a posted form, and this page is not hydrated. */}
      {import.meta.env.SSR && form ? (
        <RestoredForm address={address} form={form} />
      ) : (
        <>
          {outcome && (
            <p className="lead">
              <strong>{outcome}</strong>
            </p>
          )}
          <p className="lead">{isOffline ? t('error.offline.text') : t('error.text')}</p>
          {/* A plain link requests the page from the server again. */}
          <a href={address} className="button">
            {t('error.retry')}
          </a>
        </>
      )}
    </div>
  );
};

/** A whole document, for when the data of header and footer could not be loaded either. */
export const FailurePage = (props: Props): ReactNode => (
  <StandaloneDocument>
    <Failure {...props} />
  </StandaloneDocument>
);

// Error boundaries run in the browser only: after a failure on the server, FailurePage is rendered.
const currentFailure = (): Props => ({
  address: window.location.pathname + window.location.search,
  isOffline: !navigator.onLine,
});

export const PageError = (): ReactNode => (
  <div className="frame notice">
    <Failure {...currentFailure()} />
  </div>
);

export const RootError = (): ReactNode => <FailurePage {...currentFailure()} />;
