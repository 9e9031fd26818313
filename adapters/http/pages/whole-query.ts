import type { PageAddress } from '#domain/site/page-address.ts';

const normalize = (search: string): string => new URL(search, 'http://site').search;

/** Redirects pass the query on; where the page reads a part of it, the location gets all of it. */
export const withWholeQuery = (location: string, { search, wholeSearch }: PageAddress): string => {
  const part = normalize(search);
  const [fragment = ''] = /#.*$/u.exec(location) ?? [];
  const address = location.slice(0, location.length - fragment.length);
  return address.endsWith(part)
    ? address.slice(0, address.length - part.length) + normalize(wholeSearch) + fragment
    : location;
};
