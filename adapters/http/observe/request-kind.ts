const prefixes = [
  ['/api/search', 'search'],
  ['/api/', 'api'],
  ['/assets/', 'file'],
  ['/images/', 'file'],
  ['/documents/', 'file'],
  ['/flags/', 'file'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
] as const;

/** Kind of a request, by which requests are counted: what it is for. */
export type RequestKind = 'page' | 'form' | 'feed' | (typeof prefixes)[number][1];

/** @param url path and query */
export const requestKind = (method: string, url: string): RequestKind => {
  if (method !== 'GET' && method !== 'HEAD') return 'form';
  const [, kind] = prefixes.find(([prefix]) => url.startsWith(prefix)) ?? [];
  if (kind) return kind;
  const [path = ''] = url.split('?', 1);
  if (/\.(?:xml|txt|json)$/u.test(path)) return 'feed';
  return /\.\w{2,5}$/u.test(path) ? 'file' : 'page';
};
