import { Readable, type Transform, pipeline } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import type { SitePage } from '#domain/site/site-page.ts';
import { inLanguage } from '#domain/site/paths.ts';
import { defaultLanguage, languages } from '#domain/shared/language.ts';

/** A page's address in every language, each naming all of them. */
const addressesOf = ({ path, changedAt }: SitePage, publicUrl: string): SitemapItemLoose[] => {
  const addressIn = new Map(languages.map((language) => [language, publicUrl + inLanguage(language, path)]));
  const links = [
    ...Array.from(addressIn, ([lang, url]) => ({ lang, url })),
    { lang: 'x-default', url: publicUrl + inLanguage(defaultLanguage, path) },
  ];
  const common = { links, ...(changedAt && { lastmod: changedAt.toISOString() }) };
  return Array.from(addressIn.values(), (url) => ({ url, ...common }));
};

const write = (
  items: Iterable<unknown> | AsyncIterable<unknown>,
  xml: Transform,
  onError: (error: Error) => void,
): Readable => {
  pipeline(Readable.from(items), xml, (error) => {
    if (error) onError(error);
  });
  return xml;
};

/** What of the schemas is used. */
const xmlns = { xhtml: true, news: false, image: false, video: false } as const;

/** A sitemap as it is read, page by page (sitemaps.org, with the alternates of Google's schema). */
export const sitemapXml = (
  pages: AsyncIterable<SitePage>,
  publicUrl: string,
  onError: (error: Error) => void,
): Readable => {
  async function* addresses(): AsyncGenerator<SitemapItemLoose> {
    for await (const page of pages) yield* addressesOf(page, publicUrl);
  }
  return write(addresses(), new SitemapStream({ level: ErrorLevel.THROW, xmlns }), onError);
};

/** The list of the files of a sitemap. */
export const sitemapIndexXml = (addresses: readonly string[], onError: (error: Error) => void): Readable =>
  write(addresses, new SitemapIndexStream({ level: ErrorLevel.THROW }), onError);
