import type { ReactNode } from 'react';
import type { PageTexts } from '#domain/site/page-texts.ts';
import { useSite } from '../../api/site.ts';
import './figures.css';

type Labels = NonNullable<PageTexts['about-us']['figures']>;

/** What the site counts itself, so that it agrees with every other page. */
export const Figures = ({ labels }: { readonly labels: Labels }): ReactNode => {
  const { company, catalogue } = useSite();
  const groups = new Map(
    catalogue.solutions.flatMap(({ categories }) => categories).map(({ slug, products }) => [slug, products]),
  );
  const counts = [...groups.values()].filter((products) => products > 0);
  const figures = [
    [company.founded, labels.founded],
    [counts.reduce((total, products) => total + products, 0), labels.products],
    [counts.length, labels.groups],
    [catalogue.brands.length, labels.brands],
  ] as const;
  return (
    <dl className="figures">
      {figures.map(([value, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numeral">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
