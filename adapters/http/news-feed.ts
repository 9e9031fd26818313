import { Feed } from 'feed';
import type { NewsItem } from '#domain/news/news-item.ts';
import { cardPath, feedPath, inLanguage, paths } from '#domain/site/paths.ts';
import type { Language, Localized } from '#domain/shared/language.ts';

interface Options {
  readonly news: readonly NewsItem[];
  readonly company: string;
  readonly language: Language;
  readonly publicUrl: string;
}

const titles: Localized = { tr: 'Haberler', en: 'News' };

/** A feed is for what is new. */
const most = 50;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const paragraphs = (text: string): string =>
  text
    .split(/\n+/u)
    .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
    .join('');

/** The news in one language, newest first, as Atom (RFC 4287). An item's address is its id. */
export const newsFeed = ({ news, company, language, publicUrl }: Options): string => {
  const addressOf = (path: string): string => publicUrl + inLanguage(language, path);
  const listed = news.slice(0, most);
  const feed = new Feed({
    id: addressOf(paths.news),
    title: `${titles[language]} · ${company}`,
    link: addressOf(paths.news),
    feedLinks: { atom: addressOf(feedPath) },
    author: { name: company, link: addressOf(paths.home) },
    favicon: `${publicUrl}/icon-192.png`,
    generator: false,
    updated: new Date(listed[0]?.publishDate ?? 0),
  });
  for (const { id, title, article, publishDate } of listed) {
    const date = new Date(publishDate);
    feed.addItem({
      id: addressOf(paths.newsItem(id)),
      link: addressOf(paths.newsItem(id)),
      // Titles go out as HTML.
      title: escaped(title[language]),
      content: paragraphs(article[language]),
      enclosure: { url: publicUrl + cardPath('news', id, language), type: 'image/jpeg' },
      published: date,
      date,
    });
  }
  // The library has no word for the language (RFC 4287, 2), and takes the type of a picture from its ending.
  return feed
    .atom1()
    .replace('<feed ', `<feed xml:lang="${language}" `)
    .replaceAll('type="image/jpg"', 'type="image/jpeg"');
};
