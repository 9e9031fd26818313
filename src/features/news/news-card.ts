import { type NewsItem, excerpt } from '#domain/news/news-item.ts';
import type { Localized } from '#domain/shared/language.ts';

/** What a list shows of a news item; the whole article would weigh down every page that lists it. */
export interface NewsCard extends Omit<NewsItem, 'article'> {
  readonly excerpt: Localized;
}

export const toNewsCard = ({ article, ...item }: NewsItem): NewsCard => ({
  ...item,
  excerpt: { tr: excerpt(article.tr), en: excerpt(article.en) },
});
