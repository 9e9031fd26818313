import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Number of countries in the list; `undefined` until they have come. */
  readonly count: number | undefined;
  readonly isOpen: boolean;
  /** Text of the input. */
  readonly query: string;
}

/** The number of countries that a text matches, for screen readers. */
export const CountryCount = ({ count, isOpen, query }: Props): ReactNode => {
  const { t } = useTranslation();
  return (
    <output className="visually-hidden">
      {count !== undefined && isOpen && query.trim() !== '' && t('forms.countriesFound', { count })}
    </output>
  );
};
