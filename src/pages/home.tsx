import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ServerHtml } from '../components/server-html.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { AboutTeaser } from '../features/home/about-teaser.tsx';
import { BrandMarquee } from '../features/home/brand-marquee.tsx';
import { Hero } from '../features/home/hero.tsx';
import { UnknownProduct } from '../features/home/unknown-product.tsx';
import { LatestNews } from '../features/news/latest-news.tsx';
import { ProductsAndServices } from '../features/home/products-and-services.tsx';
import { CompanyJsonLd, WebSiteJsonLd } from '../components/head/company-json-ld.tsx';
import { toNewsCard } from '../features/news/news-card.ts';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import type { LoaderArgs } from '../api/loader.ts';
import './styles/home.css';

const newsCount = 3;

export const loader = async ({ api }: LoaderArgs) => {
  const news = await api.news({ page: 1, size: newsCount });
  return (news?.items ?? []).map(toNewsCard);
};

export const Page = (): ReactNode => {
  const { slogan, lead } = usePageTexts('home');
  const latest = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={slogan} description={lead} />
      {import.meta.env.SSR && <WebSiteJsonLd />}
      {import.meta.env.SSR && <CompanyJsonLd />}
      <ServerHtml>{import.meta.env.SSR && <UnknownProduct />}</ServerHtml>
      <Hero />
      <AboutTeaser />
      <ProductsAndServices />
      <BrandMarquee />
      <LatestNews items={latest} />
    </>
  );
};
