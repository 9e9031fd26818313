import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation } from 'react-router-dom';
import { pagesOfNews } from '#domain/news/news-page.ts';
import { countText } from '#domain/shared/fill-text.ts';
import type newsTexts from '#locales/en/news.json';
import { Banner } from '../components/banner.tsx';
import { ListHead } from '../components/navigation/list-head.tsx';
import { NewsIndex } from '../features/news/news-index.tsx';
import { NotFound } from './not-found.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { Pagination } from '../components/navigation/pagination.tsx';
import { toNewsCard } from '../features/news/news-card.ts';
import { textsOf } from '../i18n/texts-of.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { pageParameter, readPage } from '../lib/page-number.ts';
import { paths } from '../lib/paths.ts';
import { type LoaderArgs, notFound } from '../api/loader.ts';
import './styles/news.css';

export const loader = async ({ api, url }: LoaderArgs) => {
  const news = await api.news({ page: readPage(url.search) });
  return news ? { count: news.count, cards: news.items.map(toNewsCard) } : notFound();
};

const texts = textsOf(
  import.meta.glob<typeof newsTexts>('/locales/*/news.json', { eager: true, import: 'default' }),
);

const toPage = (page: number): string => (page > 1 ? `${paths.news}?${pageParameter}=${page}` : paths.news);

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { title, lead } = usePageTexts('news');
  const page = readPage(useLocation().search);
  const news = useLoaderData<typeof loader>();
  if (!news) return <NotFound />;
  const pages = pagesOfNews(news.count);
  return (
    <>
      <PageHead
        title={page > 1 ? t('pagination.title', { title, page }) : title}
        description={lead}
        path={toPage(page)}
        {...(page > 1 && { previous: toPage(page - 1) })}
        {...(page < pages && { next: toPage(page + 1) })}
      />
      <Banner title={title} lead={lead} picture="news" />
      <ListHead
        page={page}
        pages={pages}
        count={countText(texts[language], 'count', { language, count: news.count })}
      />
      <NewsIndex items={news.cards} hasLatest={page === 1}>
        <Pagination page={page} pages={pages} toPage={toPage} />
      </NewsIndex>
    </>
  );
};
