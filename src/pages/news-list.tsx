import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { Banner } from '../components/banner.tsx';
import { NewsIndex } from '../features/news/news-index.tsx';
import { PageHead } from '../components/page-head.tsx';
import type { NewsCard } from '../features/news/news-card.ts';

export const NewsListPage = (): ReactNode => {
  const { t } = useTranslation('pages');
  const items = useLoaderData<readonly NewsCard[]>();
  return (
    <>
      <PageHead title={t('news.title')} description={t('news.lead')} />
      <Banner title={t('news.title')} lead={t('news.lead')} picture="news" />
      <NewsIndex items={items} />
    </>
  );
};
