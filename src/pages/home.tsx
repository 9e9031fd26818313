import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { BrandGrid } from '../components/brand-grid.tsx';
import { NewsCards } from '../components/news-cards.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { SolutionCards } from '../components/solution-cards.tsx';
import type { NewsCard } from '../news-card.ts';
import { paths } from '../paths.ts';

/** Counter targets of spec §9. */
const counters = [
  { key: 'products', value: '500+' },
  { key: 'export', value: '70%' },
  { key: 'partners', value: '100+' },
  { key: 'cities', value: '81' },
] as const;

export const HomePage = (): ReactNode => {
  const { t } = useTranslation(['pages', 'ui']);
  const latest = useLoaderData<readonly NewsCard[]>();
  return (
    <>
      <PageHead title={t('home.slogan')} description={t('home.lead')} />
      <section className="hero">
        <div className="frame">
          <h1>{t('home.slogan')}</h1>
          <p className="lead">{t('home.lead')}</p>
          <a href="#products" className="button">
            {t('ui:hero.browse')}
          </a>
        </div>
      </section>
      <section className="frame section">
        <h2>{t('home.aboutHeading')}</h2>
        <p>{t('home.aboutText')}</p>
        <SiteLink to={paths.aboutUs}>{t('ui:hero.more')}</SiteLink>
      </section>
      <ul className="frame counters">
        {counters.map(({ key, value }) => (
          <li key={key}>
            <strong>{value}</strong> {t(`home.counters.${key}`)}
          </li>
        ))}
      </ul>
      <section className="frame section" id="products">
        <h2>{t('home.productsHeading')}</h2>
        <p>{t('home.productsText')}</p>
        <SolutionCards />
      </section>
      <section className="frame section">
        <h2>{t('home.brandsHeading')}</h2>
        <BrandGrid />
        <SiteLink to={paths.partners}>{t('ui:hero.allBrands')}</SiteLink>
      </section>
      <section className="frame section">
        <h2>{t('home.newsHeading')}</h2>
        <NewsCards items={latest} heading="h3" />
        <SiteLink to={paths.news}>{t('ui:hero.allNews')}</SiteLink>
      </section>
    </>
  );
};
