import type { i18n } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PublicUrl } from './public-url.ts';

interface Props {
  readonly i18n: i18n;
  readonly publicUrl: string;
  readonly children: ReactNode;
}

/** What the tree needs on both sides; the router of the side comes in as the child. */
export const App = ({ i18n, publicUrl, children }: Props): ReactNode => (
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <PublicUrl value={publicUrl}>{children}</PublicUrl>
    </I18nextProvider>
  </StrictMode>
);
