import { type ReactNode, useContext } from 'react';
import type { NewsArticleLeaf } from 'schema-dts';
import { stemOf } from '#domain/content/picture.ts';
import type { NewsItem } from '#domain/news/news-item.ts';
import { useAbsoluteUrl } from '../../i18n/use-absolute-url.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { truncateDescription } from '../../lib/truncate-description.ts';
import { files, paths } from '../../lib/paths.ts';
import { PublicUrl } from '../../lib/public-url.ts';
import { useOrganization } from '../../components/head/company-json-ld.tsx';
import { type Thing, useJsonLd } from '../../components/head/json-ld.ts';

export const NewsJsonLd = ({ item }: { readonly item: NewsItem }): ReactNode => {
  const publicUrl = useContext(PublicUrl);
  const toAbsoluteUrl = useAbsoluteUrl();
  const language = useLanguage();
  const organization = useOrganization();
  const thing: Thing<NewsArticleLeaf> = {
    '@type': 'NewsArticle',
    headline: item.title[language],
    description: truncateDescription(item.article[language]),
    ...(item.picture !== undefined && {
      image: publicUrl + files.sizedPicture('news', stemOf(item.picture), 1920, 'webp'),
    }),
    datePublished: item.publishDate,
    inLanguage: language,
    mainEntityOfPage: toAbsoluteUrl(paths.newsItem(item.id)),
    author: organization,
    publisher: organization,
  };
  useJsonLd(thing);
  return null;
};
