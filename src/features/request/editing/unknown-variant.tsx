import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that the catalogue does not have a requested REF. */
export const UnknownVariant = (): ReactNode => (
  <small>{` ${useTranslation('request-list').t('unknownVariant')}`}</small>
);
