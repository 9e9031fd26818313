import { paths } from '../../lib/paths.ts';

/** Letters of a query that are read; no name is that long. */
export const maxQueryLength = 100;

/** A query without what nobody means: breaks, control characters, spaces around it, and all that is too much. */
export const tidyQuery = (text: string): string =>
  Array.from(text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .slice(0, maxQueryLength)
    .join('')
    .trimEnd();

/** What the address of the results page asks for. */
export const queryIn = (search: string): string => tidyQuery(new URLSearchParams(search).get('q') ?? '');

/** The results page, as an address of paths.ts. */
export const resultsAddress = (query: string): string =>
  query === '' ? paths.search : `${paths.search}?${new URLSearchParams({ q: query })}`;
