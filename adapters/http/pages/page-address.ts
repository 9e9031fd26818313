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
  const parameters = [...new URLSearchParams(url.slice(start))];
  const read = parameters.filter(isRead);
  if (read.length === 0) return path;
  return read.length === parameters.length ? url : `${path}?${new URLSearchParams(read)}`;
};
