import type { Language } from '#domain/shared/language.ts';
import { compareSearch, readCompareQuery } from '#domain/site/compare-query.ts';
import { type PageMatch, matchPage } from '#domain/site/page-match.ts';
import {
  type Parameters,
  correctParameters,
  isBoundedParameter,
  isOfCampaign,
  isSame,
  readParameters,
} from '#domain/site/page-parameters.ts';
import { isPlainUrl } from '#domain/site/plain-url.ts';
import { isBelowPages } from '#domain/site/page-roots.ts';
import type { PageId } from '#domain/site/pages.ts';
import { inLanguage, splitLanguage } from '#domain/site/paths.ts';

/** An address that a visitor has asked for, taken apart. */
interface ParsedAddress {
  /** Language that the path names. */
  readonly language: Language | undefined;
  /** `undefined`: the path is that of no page. */
  readonly page: PageId | undefined;
  /** Decoded values of the parameters in the path: `slug`. */
  readonly params: Readonly<Record<string, string>>;
  /** The parameters that the page reads; at paths unlike those of pages, all but those of campaigns. */
  readonly query: URLSearchParams;
  /** Path as it was asked for, with the language if it names one. */
  readonly pathname: string;
  /** `query` with its question mark; empty without parameters. */
  readonly search: string;
  /** Address of what is shown: `pathname` and `search`. */
  readonly url: string;
  /** The whole query that was asked for. */
  readonly wholeSearch: string;
  /** Address to go on to from one with values that do not exist. */
  readonly correctedUrl: string | undefined;
  /**
   * Number of pages that addresses like it can name: few, so that each can be cached; no end of them, each of which has one
   * address (comparisons); or no end of addresses, as of searches and of paths that are encoded without need.
   */
  readonly extent: 'bounded' | 'endless' | 'unbounded';
}

/** An address in the language in which it is answered. */
export interface PageAddress extends ParsedAddress {
  readonly language: Language;
  /** Whether the path names the language, so that the response varies on no header. */
  readonly isExplicit: boolean;
}

/** Whether a pathname is one: what follows two slashes would be read as a host. */
const isPath = (pathname: string): boolean =>
  /^\/(?![/\\])/u.test(pathname) && URL.canParse(pathname, 'http://site');

/** The path decoded and without `.` and `..`, as the page router reads it; as it is where it cannot be decoded. */
const decodePath = (pathname: string): string => {
  if (isPlainUrl(pathname) || !isPath(pathname)) return pathname;
  try {
    return decodeURIComponent(new URL(pathname, 'http://site').pathname);
  } catch {
    return pathname;
  }
};

const searchOf = (parameters: Parameters): string => {
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
  return search === '' ? '' : `?${search}`;
};

type Query = Pick<ParsedAddress, 'query' | 'search' | 'extent'>;

/** The query of a request, as text and read. */
interface WholeQuery {
  readonly search: string;
  readonly parameters: Parameters;
}

/** Parameters that are written as they were asked for, unless some are left out or have another order. */
const keep = (whole: WholeQuery, kept: Parameters): Omit<Query, 'extent'> => ({
  query: new URLSearchParams(searchOf(kept)),
  search: isSame(kept, whole.parameters) && kept.length > 0 ? whole.search : searchOf(kept),
});

/** The query of a page. Equal comparisons have one. */
const readQuery = (at: PageMatch, whole: WholeQuery): Query => {
  if (at.page === 'compare') {
    const search = compareSearch(readCompareQuery(whole.search));
    return { query: new URLSearchParams(search), search, extent: 'endless' };
  }
  const read = readParameters(at, whole.parameters);
  const names = new Set(read.map(([name]) => name));
  const isBounded = names.size === read.length && read.every(([name]) => isBoundedParameter(at.page, name));
  return isBounded
    ? { query: new URLSearchParams(searchOf(read)), search: searchOf(read), extent: 'bounded' }
    : { ...keep(whole, read), extent: 'unbounded' };
};

/** The query at a path without a page: a redirect may tell former pages apart by any parameter, unless they are like pages. */
const readUnknownQuery = (path: string, whole: WholeQuery): Query => {
  const parameters = whole.parameters.filter(([name]) => !isBelowPages(path) && !isOfCampaign(name));
  return { ...keep(whole, parameters), extent: parameters.length === 0 ? 'bounded' : 'unbounded' };
};

/** Takes the path and query of a request apart. Never throws, whatever the URL is. */
export const parseAddress = (url: string): ParsedAddress => {
  const end = url.indexOf('?');
  const pathname = end === -1 ? url : url.slice(0, end);
  const wholeSearch = end === -1 ? '' : url.slice(end);
  const decoded = decodePath(pathname);
  const { language, path } = splitLanguage(decoded);
  // An encoded slash separates nothing, as for the page router.
  const match = /%2f/iu.test(pathname) ? undefined : matchPage(path);
  const whole = { search: wholeSearch, parameters: [...new URLSearchParams(wholeSearch)] };
  const { query, search, extent } = match ? readQuery(match, whole) : readUnknownQuery(path, whole);
  const corrected = match && correctParameters(match, whole.parameters);
  return {
    language,
    page: match?.page,
    params: match?.params ?? {},
    query,
    pathname,
    search,
    url: pathname + search,
    wholeSearch,
    correctedUrl: corrected && pathname + searchOf(corrected),
    extent: pathname === decoded ? extent : 'unbounded',
  };
};

/** Takes an address apart that is to be shown in a language, whatever the visitor's is. */
export const addressIn = (language: Language, url: string): PageAddress => {
  const address = parseAddress(url);
  return { ...address, language, isExplicit: address.language !== undefined };
};

/** A path with the language prefix of an address, if it has one. @param path without the language */
export const inFormOf = ({ isExplicit, language }: PageAddress, path: string): string =>
  isExplicit ? inLanguage(language, path) : path;
