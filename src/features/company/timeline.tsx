import type { ReactNode } from 'react';
import type { PageTexts } from '#domain/site/page-texts.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { paths } from '../../lib/paths.ts';
import './timeline.css';

type History = NonNullable<PageTexts['about-us']['history']>;

/** What the company did, from the first year to the last, along a line. */
export const Timeline = ({ heading, milestones }: History): ReactNode => (
  <section className="timeline">
    <h2>{heading}</h2>
    <ol>
      {milestones.map(({ when, text, news }) => (
        <li key={when}>
          <p className="timeline-date">{when}</p>
          <p>{news === undefined ? text : <SiteLink to={paths.newsItem(news)}>{text}</SiteLink>}</p>
        </li>
      ))}
    </ol>
  </section>
);
