import { paths } from '../../lib/paths.ts';

/** Longer than any product name. */
export const maxQueryLength = 100;

/** Trims a query; control characters and repeated white space become single spaces. */
export const cleanQuery = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** The part of a query that is searched for. */
export const normalizeQuery = (text: string): string =>
  Array.from(cleanQuery(text)).slice(0, maxQueryLength).join('').trimEnd();

/** The query in the search part of the results page's address. */
export const readQuery = (search: string): string =>
  normalizeQuery(new URLSearchParams(search).get('q') ?? '');

/** Path of the results page, without language prefix. */
export const resultsPath = (query: string): string =>
  query === '' ? paths.search : `${paths.search}?${new URLSearchParams({ q: query })}`;
