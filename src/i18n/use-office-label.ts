import { useTranslation } from 'react-i18next';
import type { Office } from '#domain/company/company.ts';
import { useLanguage } from './use-language.ts';

/** Returns a function that labels the telephone of an office: with its city, if it has one. */
export const useOfficeLabel = (): ((office: Pick<Office, 'city'>) => string) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ city }) => city?.[language] ?? t('footer.phone');
};
