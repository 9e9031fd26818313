import { expect, test } from 'vitest';
import { requestKind } from '../../../adapters/http/observe/request-kind.ts';

test.for([
  ['GET', '/', 'page'],
  ['HEAD', '/tr/products/drendel-zweiling-d+z?page=2', 'page'],
  ['GET', '/en/search?q=a.b', 'page'],
  ['GET', '/api/search?q=x', 'search'],
  ['GET', '/api/news', 'api'],
  ['POST', '/api/offer-form', 'form'],
  ['POST', '/tr/services/oem', 'form'],
  ['GET', '/assets/a.js', 'file'],
  ['GET', '/favicon.svg', 'file'],
  ['GET', '/sitemap.xml', 'feed'],
  ['GET', '/.well-known/security.txt', 'feed'],
  ['GET', '/readyz', 'health'],
] as const)('%s %s counts as %s', ([method, url, kind]) => {
  expect(requestKind(method, url)).toBe(kind);
});
