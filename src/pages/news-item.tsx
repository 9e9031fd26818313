import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { type NewsItem, excerpt } from '#domain/news/news-item.ts';
import { Banner } from '../components/banner.tsx';
import { NotFound } from '../components/not-found.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';
import { PublishDate } from '../components/publish-date.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { useLanguage } from '../hooks/use-language.ts';
import { files, paths } from '../paths.ts';

export const NewsItemPage = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const item = useLoaderData<NewsItem | null>();
  if (!item) return <NotFound />;
  const title = item.title[language];
  return (
    <article>
      <PageHead title={title} description={excerpt(item.article[language])} />
      <Banner title={title} trail={[{ label: t('menu.news'), to: paths.news }]} />
      <div className="frame text">
        <p className="meta">
          <PublishDate date={item.publishDate} /> · {t('news.readingTime', { count: item.readingMinutes })}
        </p>
        <img src={files.newsPicture(item.id)} alt="" width="1200" height="675" fetchPriority="high" />
        <Paragraphs text={item.article[language]} />
        <SiteLink to={paths.news}>{t('news.back')}</SiteLink>
      </div>
    </article>
  );
};
