import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { splitLead } from '#domain/news/news-item.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { ContentLink } from '../components/content-link.tsx';
import { NewsMeta } from '../features/news/news-meta.tsx';
import { NewsNeighbours } from '../features/news/news-neighbours.tsx';
import { NotFound } from './not-found.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';
import { Picture } from '../components/picture.tsx';
import { markTurkishNames } from '../components/mark-turkish-names.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { files, paths } from '../lib/paths.ts';
import { NewsJsonLd } from '../features/news/news-json-ld.tsx';
import { type LoaderArgs, notFound } from '../api/loader.ts';
import './news-item.css';

export const loader = async ({ api, params }: LoaderArgs) =>
  (await api.newsItem(params['id'] ?? '')) ?? notFound();

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const item = useLoaderData<typeof loader>();
  if (!item) return <NotFound />;
  const title = item.title[language];
  const { lead, rest } = splitLead(item.article[language]);
  return (
    <article className="news-item">
      <PageHead
        title={title}
        description={item.article[language]}
        card={files.card('news', item.id, language)}
        published={item.publishDate}
      />
      {import.meta.env.SSR && <NewsJsonLd item={item} />}
      <div className="frame news-body">
        <Breadcrumb trail={[{ label: t('menu.news'), to: paths.news }]} current={title} />
        <header>
          <h1>{markTurkishNames(title, language)}</h1>
          <NewsMeta {...item} />
          <p className="news-lead">{markTurkishNames(lead, language)}</p>
        </header>
        <Picture
          kind="news"
          file={item.picture ?? item.id}
          alt=""
          sizes="(width < 64rem) 92vw, (width < 84rem) 46vw, 40rem"
          priority
        />
        <div className="news-text">
          <Paragraphs text={rest} />
          {item.link && <ContentLink to={item.link.to} label={item.link.label[language]} />}
        </div>
      </div>
      <NewsNeighbours {...item} />
    </article>
  );
};
