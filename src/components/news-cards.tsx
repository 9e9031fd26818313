import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../hooks/use-language.ts';
import type { NewsCard } from '../news-card.ts';
import { files, paths } from '../paths.ts';
import { PublishDate } from './publish-date.tsx';
import { SiteLink } from './site-link.tsx';

interface Props {
  readonly items: readonly NewsCard[];
  readonly heading: 'h2' | 'h3';
}

export const NewsCards = ({ items, heading: Heading }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className="cards">
      {items.map(({ id, title, excerpt, publishDate, readingMinutes }) => (
        <li key={id} className="card">
          <img src={files.newsPicture(id)} alt="" width="1200" height="675" loading="lazy" />
          <Heading>
            <SiteLink to={paths.newsItem(id)}>{title[language]}</SiteLink>
          </Heading>
          <p className="meta">
            <PublishDate date={publishDate} /> · {t('news.readingTime', { count: readingMinutes })}
          </p>
          <p>{excerpt[language]}</p>
          <span className="more" aria-hidden="true">
            {t('news.readMore')}
          </span>
        </li>
      ))}
    </ul>
  );
};
