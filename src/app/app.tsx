import type { i18n } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { PostedForm } from '#contracts/submission-result.ts';
import { PostedFormContext } from '../features/request/posted/posted-form.ts';
import { useChosenLanguage } from '../i18n/use-chosen-language.ts';
import { PublicUrl } from '../lib/public-url.ts';

interface Props {
  readonly i18n: i18n;
  readonly publicUrl: string;
  readonly form?: PostedForm | undefined;
  readonly children: ReactNode;
}

/** The providers that server and browser share; the child is the router of either. */
export const App = ({ i18n, publicUrl, form, children }: Props): ReactNode => {
  useChosenLanguage(i18n);
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <PublicUrl value={publicUrl}>
          <PostedFormContext value={form}>{children}</PostedFormContext>
        </PublicUrl>
      </I18nextProvider>
    </StrictMode>
  );
};
