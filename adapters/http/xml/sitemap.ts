import { Readable, type Transform, pipeline } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import type { SitePage } from '#domain/site/site-page.ts';
import { inLanguage } from '#domain/site/paths.ts';
import { defaultLanguage, languages } from '#domain/shared/language.ts';

/** The URLs of a page, one for each language, each with all of them as alternates. */
const entriesOf = ({ path, changedAt }: SitePage, publicUrl: string): SitemapItemLoose[] => {
  const urlIn = new Map(languages.map((language) => [language, publicUrl + inLanguage(language, path)]));
  const links = [
    ...Array.from(urlIn, ([lang, url]) => ({ lang, url })),
    { lang: 'x-default', url: publicUrl + inLanguage(defaultLanguage, path) },
  ];
  const common = { links, ...(changedAt && { lastmod: changedAt.toISOString() }) };
  return Array.from(urlIn.values(), (url) => ({ url, ...common }));
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

/** The XML namespaces in use. */
const xmlns = { xhtml: true, news: false, image: false, video: false } as const;

/** Streams a sitemap (sitemaps.org) with hreflang alternates. */
export const sitemapXml = (
  pages: AsyncIterable<SitePage>,
  publicUrl: string,
  onError: (error: Error) => void,
): Readable => {
  async function* entries(): AsyncGenerator<SitemapItemLoose> {
    for await (const page of pages) yield* entriesOf(page, publicUrl);
  }
  return write(entries(), new SitemapStream({ level: ErrorLevel.THROW, xmlns }), onError);
};

/** Streams a sitemap index. */
export const sitemapIndexXml = (urls: readonly string[], onError: (error: Error) => void): Readable =>
  write(urls, new SitemapIndexStream({ level: ErrorLevel.THROW }), onError);
