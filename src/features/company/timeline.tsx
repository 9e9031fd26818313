import type { ReactNode } from 'react';
import type { PageTexts } from '#domain/site/page-texts.ts';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { markTurkishNames } from '../../components/text/mark-turkish-names.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import './timeline.css';

type History = NonNullable<PageTexts['about-us']['history']>;

/** History of the company from the first year to the last, along a line. */
export const Timeline = ({ heading, milestones }: History): ReactNode => {
  const language = useLanguage();
  return (
    <section className="timeline">
      <h2>{heading}</h2>
      <ol>
        {milestones.map(({ when, text, news }) => (
          <li key={when}>
            <p className="timeline-date">
              {news === undefined ? (
                when
              ) : (
                <SiteLink to={paths.newsItem(news)} aria-label={`${when}: ${text}`}>
                  {when}
                </SiteLink>
              )}
            </p>
            <p>{markTurkishNames(text, language)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
