import type { ReactNode } from 'react';
import type { PageTexts } from '#domain/site/page-texts.ts';
import { useSite } from '../../api/site.ts';
import { allGroups, productsOf } from '../../lib/all-groups.ts';
import './figures.css';

type Labels = NonNullable<PageTexts['about-us']['figures']>;

/** Figures that the site counts itself, so that they agree with every other page. */
export const Figures = ({ labels }: { readonly labels: Labels }): ReactNode => {
  const { company, catalogue } = useSite();
  const groups = allGroups(catalogue.solutions);
  const figures = [
    [company.founded, labels.founded],
    [productsOf(groups), labels.products],
    [groups.length, labels.groups],
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
