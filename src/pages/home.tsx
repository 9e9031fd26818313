import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../components/page-head.tsx';
import { AboutTeaser } from '../home/about-teaser.tsx';
import { BrandMarquee } from '../home/brand-marquee.tsx';
import { Hero } from '../home/hero.tsx';
import { LatestNews } from '../home/latest-news.tsx';
import { ProductsAndServices } from '../home/products-and-services.tsx';
import { CompanyFacts, WebSiteFacts } from '../structured-data/company-facts.tsx';
import type { NewsCard } from '../news-card.ts';

export const HomePage = (): ReactNode => {
  const { t } = useTranslation('pages');
  const latest = useLoaderData<readonly NewsCard[]>();
  return (
    <>
      <PageHead title={t('home.slogan')} description={t('home.lead')} />
      {import.meta.env.SSR && <WebSiteFacts />}
      {import.meta.env.SSR && <CompanyFacts />}
      <Hero />
      <AboutTeaser />
      <ProductsAndServices />
      <BrandMarquee />
      <LatestNews items={latest} />
    </>
  );
};
