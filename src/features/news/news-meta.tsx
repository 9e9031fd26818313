import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#domain/news/news-item.ts';
import { PublishDate } from '../../components/text/publish-date.tsx';

/** Date of publication and reading time of a news item. */
export const NewsMeta = ({
  publishDate,
  readingMinutes,
}: Pick<NewsItem, 'publishDate' | 'readingMinutes'>): ReactNode => {
  const { t } = useTranslation();
  return (
    <p className="meta news-meta">
      <PublishDate date={publishDate} />
      <span>{t('news.readingTime', { count: readingMinutes })}</span>
    </p>
  );
};
