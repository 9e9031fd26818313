import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { type NewsItem, splitLead } from '#domain/news/news-item.ts';
import type { Language } from '#domain/shared/language.ts';
import { presentCardPath } from '#domain/site/drawings/sharing-card.ts';
import { useSite } from '../api/site.ts';
import { Breadcrumb } from '../components/navigation/breadcrumb.tsx';
import { ContentLink } from '../components/navigation/content-link.tsx';
import { NewsMeta } from '../features/news/news-meta.tsx';
import { NewsNeighbours } from '../features/news/news-neighbours.tsx';
import { NotFound } from './not-found.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { Paragraphs } from '../components/text/paragraphs.tsx';
import { Picture } from '../components/picture.tsx';
import { markTurkishNames } from '../components/text/mark-turkish-names.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { paths } from '../lib/paths.ts';
import { NewsJsonLd } from '../features/news/news-json-ld.tsx';
import { type LoaderArgs, notFound } from '../api/loader.ts';
import './styles/news-item.css';

export const loader = async ({ api, params }: LoaderArgs) =>
  (await api.newsItem(params['slug'] ?? '')) ?? notFound();

const cardOf = (
  { id, title, picture }: NewsItem,
  language: Language,
  companyName: string,
): string | undefined =>
  picture && presentCardPath(id, language, { kind: 'news', picture, title: title[language], companyName });

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { company } = useSite();
  const item = useLoaderData<typeof loader>();
  if (!item) return <NotFound />;
  const title = item.title[language];
  const { lead, rest } = splitLead(item.article[language]);
  return (
    <article className="news-item">
      <PageHead
        title={title}
        description={item.article[language]}
        card={import.meta.env.SSR ? cardOf(item, language, company.name) : undefined}
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
