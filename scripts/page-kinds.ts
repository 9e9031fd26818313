import { parseAddress } from '#domain/site/page-address.ts';

/** Page and language at a path, whatever the entry that the page is of. */
const kindOf = (path: string): string => {
  const { language, page } = parseAddress(path);
  return `${language} ${page}`;
};

/** Paths in the sitemap of a site; in the first file of it, if there are several. @throws what the site answers instead */
export const listPages = async (site: string, file = '/sitemap.xml'): Promise<string[]> => {
  const response = await fetch(site + file);
  const sitemap = await response.text();
  if (!response.ok) throw new Error(`${site}${file}: ${response.status} ${sitemap.slice(0, 200)}`);
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu), ([, address = '']) => {
    const { pathname } = new URL(address.replaceAll('&amp;', '&'));
    return pathname;
  });
  const [first] = paths;
  return first?.startsWith('/sitemap-') ? listPages(site, first) : paths;
};

/** The first of each kind. */
export const oneOfEachKind = (pages: readonly string[]): string[] =>
  [...Map.groupBy(pages, kindOf).values()].flatMap(([first]) => first ?? []);
