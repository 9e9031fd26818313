import { type ReactNode, useContext } from 'react';
import type { NewsArticle } from 'schema-dts';
import type { NewsItem } from '#domain/news/news-item.ts';
import { useAddress } from '../hooks/use-address.ts';
import { useLanguage } from '../hooks/use-language.ts';
import { inBrief } from '../in-brief.ts';
import { files, paths } from '../paths.ts';
import { PublicUrl } from '../public-url.ts';
import { useCompany } from './company-facts.tsx';
import { useFact } from './facts.ts';

export const NewsFacts = ({ item }: { readonly item: NewsItem }): ReactNode => {
  const publicUrl = useContext(PublicUrl);
  const addressOf = useAddress();
  const language = useLanguage();
  const company = useCompany();
  const facts: NewsArticle = {
    '@type': 'NewsArticle',
    headline: item.title[language],
    description: inBrief(item.article[language]),
    image: publicUrl + files.sizedPicture('news', item.id, 1920, 'webp'),
    datePublished: item.publishDate,
    inLanguage: language,
    mainEntityOfPage: addressOf(paths.newsItem(item.id)),
    author: company,
    publisher: company,
  };
  useFact(facts);
  return null;
};
