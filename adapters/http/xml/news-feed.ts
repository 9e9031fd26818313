import { escapeText } from 'entities/escape';
import { Feed } from 'feed';
import type { NewsItem } from '#domain/news/news-item.ts';
import { presentCardPath } from '#domain/site/drawings/sharing-card.ts';
import { feedPath, inLanguage } from '#domain/site/paths.ts';
import { paths } from '#domain/site/pages.ts';
import type { Language } from '#domain/shared/language.ts';
import { pageTexts } from '../../texts/texts.ts';

interface Options {
  /** Newest first. */
  readonly news: readonly NewsItem[];
  readonly company: string;
  readonly language: Language;
  readonly publicUrl: string;
}

const paragraphs = (text: string): string =>
  text
    .split(/\n+/u)
    .map((paragraph) => `<p>${escapeText(paragraph)}</p>`)
    .join('');

/** News items in one language as an Atom feed (RFC 4287); the id of an item is its URL. */
export const newsFeed = ({ news, company, language, publicUrl }: Options): string => {
  const urlOf = (path: string): string => publicUrl + inLanguage(language, path);
  const cardOf = (id: string, picture: string, title: string): string =>
    publicUrl + presentCardPath(id, language, { kind: 'news', picture, title, companyName: company });
  const feed = new Feed({
    id: urlOf(paths.news),
    title: `${pageTexts[language].menu.news} · ${company}`,
    link: urlOf(paths.news),
    feedLinks: { atom: urlOf(feedPath) },
    author: { name: company, link: urlOf(paths.home) },
    favicon: `${publicUrl}/icon-192.png`,
    generator: false,
    updated: new Date(news[0]?.publishDate ?? 0),
  });
  for (const { id, title, article, publishDate, picture } of news) {
    const date = new Date(publishDate);
    feed.addItem({
      id: urlOf(paths.newsItem(id)),
      link: urlOf(paths.newsItem(id)),
      // The library declares titles as HTML.
      title: escapeText(title[language]),
      content: paragraphs(article[language]),
      ...(picture !== undefined && {
        enclosure: {
          url: cardOf(id, picture, title[language]),
          type: 'image/jpeg',
        },
      }),
      published: date,
      date,
    });
  }
  // The library sets no xml:lang (RFC 4287, 2) and derives `image/jpg` from the file extension.
  return feed
    .atom1()
    .replace('<feed ', `<feed xml:lang="${language}" `)
    .replaceAll('type="image/jpg"', 'type="image/jpeg"');
};
