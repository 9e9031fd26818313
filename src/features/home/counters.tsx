import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { usePageTexts } from '../../i18n/use-page-texts.ts';
import { staggerMs } from './count-up.ts';
import { Counter } from './counter.tsx';

const atLeast = (value: number): string => `${value}+`;

/** The company in four numbers (spec §9). */
export const Counters = (): ReactNode => {
  const format = new Intl.NumberFormat(useLanguage(), { style: 'percent' });
  const percent = (value: number): string => format.format(value / 100);
  const { products, export: exported, partners, cities } = usePageTexts('home').counters;
  return (
    <ul className="counters">
      <Counter target={products.value} format={atLeast} delayMs={0} label={products.label} />
      <Counter target={exported.value} format={percent} delayMs={staggerMs} label={exported.label} />
      <Counter target={partners.value} format={atLeast} delayMs={2 * staggerMs} label={partners.label} />
      <Counter target={cities.value} format={String} delayMs={3 * staggerMs} label={cities.label} />
    </ul>
  );
};
