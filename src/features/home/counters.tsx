import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { stagger } from './count-up.ts';
import { Counter } from './counter.tsx';

const atLeast = (value: number): string => `${value}+`;

/** The company in four numbers (spec §9). */
export const Counters = (): ReactNode => {
  const { t } = useTranslation('pages');
  const language = useLanguage();
  // The sign stands before the number in Turkish and after it in English.
  const percent = (value: number): string =>
    (value / 100).toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <ul className="counters">
      <Counter target={500} format={atLeast} delay={0} label={t('home.counters.products')} />
      <Counter target={70} format={percent} delay={stagger} label={t('home.counters.export')} />
      <Counter target={100} format={atLeast} delay={2 * stagger} label={t('home.counters.partners')} />
      <Counter target={81} format={String} delay={3 * stagger} label={t('home.counters.cities')} />
    </ul>
  );
};
