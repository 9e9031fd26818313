import { type NewsItem, excerpt } from '#domain/news/news-item.ts';
import { type Localized, inEachLanguage } from '#domain/shared/language.ts';

/** A news item in a list: with an excerpt, as whole articles would make the listing pages heavy. */
export interface NewsCard extends Omit<NewsItem, 'article' | 'link'> {
  readonly excerpt: Localized;
}

export const toNewsCard = ({ article, link: _ofItsPage, ...item }: NewsItem): NewsCard => ({
  ...item,
  excerpt: inEachLanguage((language) => excerpt(article[language])),
});
