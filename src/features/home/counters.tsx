import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { staggerMs } from './count-up.ts';
import { Counter } from './counter.tsx';

const atLeast = (value: number): string => `${value}+`;

/** The company in four numbers (spec §9). */
export const Counters = (): ReactNode => {
  const { t } = useTranslation('home');
  const percent = (value: number): string => t('percent', { value });
  return (
    <ul className="counters">
      <Counter target={500} format={atLeast} delayMs={0} label={t('counters.products')} />
      <Counter target={70} format={percent} delayMs={staggerMs} label={t('counters.export')} />
      <Counter target={100} format={atLeast} delayMs={2 * staggerMs} label={t('counters.partners')} />
      <Counter target={81} format={String} delayMs={3 * staggerMs} label={t('counters.cities')} />
    </ul>
  );
};
