import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Headline } from '#domain/news/news-item.ts';
import type { NewsView } from '#domain/news/read-news-item.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { SiteLink } from '../../components/navigation/site-link.tsx';

interface NeighbourProps {
  readonly headline: Headline | undefined;
  readonly side: 'newer' | 'older';
}

const Neighbour = ({ headline, side }: NeighbourProps): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!headline) return <li className={side} />;
  return (
    <li className={side}>
      <SiteLink to={paths.newsItem(headline.id)}>
        <span className="meta">{t(`news.${side}`)}</span>
        <span>{headline.title[language]}</span>
      </SiteLink>
    </li>
  );
};

/** Links from a news item to the newer one, the older one and the list. */
export const NewsNeighbours = ({ newer, older }: Pick<NewsView, 'newer' | 'older'>): ReactNode => {
  const { t } = useTranslation();
  return (
    <nav className="frame news-neighbours" aria-label={t('news.others')}>
      <ul>
        <Neighbour headline={newer} side="newer" />
        <Neighbour headline={older} side="older" />
        <li className="all">
          <SiteLink to={paths.news} className="arrow-link">
            {t('news.back')}
          </SiteLink>
        </li>
      </ul>
    </nav>
  );
};
