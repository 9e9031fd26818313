import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { Banner } from '../components/banner.tsx';
import { NewsIndex } from '../features/news/news-index.tsx';
import { PageHead } from '../components/page-head.tsx';
import { toNewsCard } from '../features/news/news-card.ts';
import type { LoaderArgs } from '../api/loader.ts';
import './news-list.css';

export const loader = async ({ api }: LoaderArgs) => (await api.news()).map(toNewsCard);

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const items = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('pages.news.title')} description={t('pages.news.lead')} />
      <Banner title={t('pages.news.title')} lead={t('pages.news.lead')} picture="news" />
      <NewsIndex items={items} />
    </>
  );
};
