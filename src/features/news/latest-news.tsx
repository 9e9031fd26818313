import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NewsMeta } from './news-meta.tsx';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { usePageTexts } from '../../i18n/use-page-texts.ts';
import { Reveal } from '../../components/reveal.tsx';
import type { NewsCard } from './news-card.ts';
import { paths } from '../../lib/paths.ts';

const sizes = '(width < 48rem) 92vw, (width < 84rem) 31vw, 27rem';

/** The latest news, each linked to its page. */
export const LatestNews = ({ items }: { readonly items: readonly NewsCard[] }): ReactNode => {
  const { t } = useTranslation();
  const { newsHeading } = usePageTexts('home');
  const language = useLanguage();
  return (
    <section className="frame home-section">
      <div className="home-head">
        <h2>{newsHeading}</h2>
        <SiteLink to={paths.news} className="arrow-link">
          {t('homePage.allNews')}
        </SiteLink>
      </div>
      <ul className="latest-news">
        {items.map((item) => (
          <Reveal as="li" key={item.id} className="card">
            <Picture kind="news" file={item.picture ?? item.id} alt="" sizes={sizes} />
            <NewsMeta {...item} />
            <h3>
              <SiteLink to={paths.newsItem(item.id)}>{item.title[language]}</SiteLink>
            </h3>
            <p>{item.excerpt[language]}</p>
          </Reveal>
        ))}
      </ul>
    </section>
  );
};
