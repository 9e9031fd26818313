/** The parameters that pages read. */
const pageParameters: ReadonlySet<string> = new Set(['brand', 'category', 'sort', 'q', 'items', 'sent']);

const isRead = ([name]: readonly [string, string]): boolean => pageParameters.has(name);

/**
 * The part of a URL that decides what its page shows: without parameters that no page reads, such as those that campaigns
 * add (utm_source, gclid), so that these visitors get cached pages too.
 */
export const pageAddress = (url: string): string => {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const path = url.slice(0, start);
  const query = new URLSearchParams(url.slice(start));
  if ([...query].every(isRead)) return url;
  const read = new URLSearchParams([...query].filter(isRead));
  return read.size > 0 ? `${path}?${read}` : path;
};
