import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { Reveal } from '../../components/reveal.tsx';
import type { NewsCard } from './news-card.ts';
import { paths } from '../../lib/paths.ts';
import { ListJsonLd } from '../../components/navigation/list-json-ld.tsx';
import { NewsMeta } from './news-meta.tsx';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/navigation/site-link.tsx';

interface EntryProps {
  readonly item: NewsCard;
  readonly isLatest: boolean;
}

const NewsEntry = ({ item, isLatest }: EntryProps): ReactNode => {
  const language = useLanguage();
  const sizes = isLatest
    ? '(width < 64rem) 93vw, (width < 88rem) 54vw, 46rem'
    : '(width < 40rem) 10rem, (width < 64rem) 24vw, (width < 88rem) 31vw, 26rem';
  const picture = (
    <Picture kind="news" file={item.picture ?? item.id} alt="" sizes={sizes} priority={isLatest} />
  );
  return (
    <Reveal as="li" className={isLatest ? 'news-entry latest' : 'news-entry'}>
      {/* First where it is shown first: otherwise the text would move when the picture arrives. */}
      {isLatest && picture}
      <NewsMeta {...item} />
      <div className="news-entry-text">
        <h2>
          <SiteLink to={paths.newsItem(item.id)}>{item.title[language]}</SiteLink>
        </h2>
        <p>{item.excerpt[language]}</p>
      </div>
      {!isLatest && picture}
    </Reveal>
  );
};

interface Props {
  readonly items: readonly NewsCard[];
  /** Whether the first one is the latest of all, which is shown large. */
  readonly hasLatest: boolean;
  /** Content after the list. */
  readonly children: ReactNode;
}

/** News in rows. */
export const NewsIndex = ({ items, hasLatest, children }: Props): ReactNode => {
  const language = useLanguage();
  return (
    <>
      {import.meta.env.SSR && (
        <ListJsonLd
          items={items.map(({ id, title }) => ({ label: title[language], to: paths.newsItem(id) }))}
        />
      )}
      <div className="frame news-index">
        <ul>
          {items.map((item, index) => (
            <NewsEntry key={item.id} item={item} isLatest={hasLatest && index === 0} />
          ))}
        </ul>
        {children}
      </div>
    </>
  );
};
