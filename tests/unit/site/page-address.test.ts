import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { addressIn, inFormOf, parseAddress } from '#domain/site/page-address.ts';
import { isPageId, pages, paths } from '#domain/site/pages.ts';
import { inLanguage } from '#domain/site/paths.ts';

const pageAddress = (url: string): string => parseAddress(url).url;
const correctedAddress = (url: string): string | undefined => parseAddress(url).correctedUrl;

test.for([
  ['/', undefined, 'home', {}],
  ['/tr', 'tr', 'home', {}],
  ['/en/', 'en', 'home', {}],
  ['/about-us', undefined, 'aboutUs', {}],
  ['/en/services/oem?x=1', 'en', 'oem', {}],
  ['/tr/ent-solutions', 'tr', 'solution', {}],
  ['/tr/products', 'tr', 'products', {}],
  ['/tr/products/aaa', 'tr', 'category', { slug: 'aaa' }],
  ['/products/product-details', undefined, 'category', { slug: 'product-details' }],
  ['/en/products/partners/smith&nephew', 'en', 'brand', { slug: 'smith&nephew' }],
  ['/en/products/partners/smith%26nephew', 'en', 'brand', { slug: 'smith&nephew' }],
  ['/products/product-details/saw?page=2', undefined, 'product', { slug: 'saw' }],
  ['/tr/news/news-details/en', 'tr', 'newsItem', { slug: 'en' }],
  ['/procedures/rhinoplasty', undefined, 'procedure', { slug: 'rhinoplasty' }],
  ['/%74r/%61bout-us', 'tr', 'aboutUs', {}],
  ['/tr/../en/./news', 'en', 'news', {}],
] as const)('%s names the language %s and the page %s', ([url, language, page, params]) => {
  expect(parseAddress(url)).toMatchObject({ language, page, params });
});

test.for([
  '',
  '/unknown',
  '/EN/about-us',
  '/de/about-us',
  '/english',
  '/tr/en/about-us',
  '/About-us',
  '/about-us/',
  '//about-us',
  '/tr//about-us',
  '/other-solutions',
  '/products/',
  '/products/a/b',
  '/products%2Faaa',
  '/tr%2frequest',
  '/products/:slug/x',
  '/news/news-details/',
  '/constructor',
  '/tr/__proto__',
  '/toString',
  '*',
])('%j is the address of no page', (url) => {
  expect(parseAddress(url)).toMatchObject({ page: undefined, params: {} });
});

test.for(['/tr/50%', '/%', '/%C3', '/%zz?q=%', '/%00', '\\\\host', 'http://[', '/?%'])(
  'whatever is asked for, %j is taken apart',
  (url) => {
    const { pathname, wholeSearch } = parseAddress(url);
    expect(pathname + wholeSearch).toBe(url);
  },
);

test('no text makes the parser throw, and what is read is read in the same way again', () => {
  const names = fc.constantFrom('page', 'sort', 'solution', 'q', 'items', 'only', 'utm_source', 'x', '');
  const query = fc
    .array(fc.tuple(names, fc.oneof(fc.string(), fc.constantFrom('2', '007', 'name', 'differences'))))
    .map((parameters) => new URLSearchParams(parameters).toString());
  const known = fc.constantFrom(...Object.keys(pages).filter(isPageId)).map((page) => {
    const path = paths[page];
    return typeof path === 'string' ? path : path('saw');
  });
  const url = fc.tuple(fc.oneof(known, fc.webPath()), query).map(([path, search]) => `${path}?${search}`);
  fc.assert(
    fc.property(fc.oneof(fc.string(), url), (text) => {
      const read = parseAddress(text);
      expect(parseAddress(read.url)).toMatchObject({ page: read.page, url: read.url, search: read.search });
    }),
  );
});

test.for(Object.keys(pages).filter(isPageId))('every path of the page %s is its own', (page) => {
  const path = paths[page];
  const own = typeof path === 'string' ? path : path(page === 'solution' ? 'ent-solutions' : 'smith&nephew');
  for (const language of languages)
    expect(parseAddress(inLanguage(language, own))).toMatchObject({ language, page });
  expect(parseAddress(own)).toMatchObject({ language: undefined, page });
});

test('a path gets the prefix of an address, whatever language the page is shown in', () => {
  expect(inFormOf(addressIn('en', '/en/request?lot=1'), '/contact')).toBe('/en/contact');
  expect(inFormOf(addressIn('en', '/request'), '/contact')).toBe('/contact');
});

test('the parameters that no page at the address reads are kept for a redirect', () => {
  const { search, wholeSearch } = parseAddress('/tr/products/lasers?id=5&page=2');
  expect({ search, wholeSearch }).toEqual({ search: '?page=2', wholeSearch: '?id=5&page=2' });
});

test.for([
  ['/tr/about-us?brand=3m&q=x', '/tr/about-us'],
  ['/tr/search?q=led&items=saw', '/tr/search?q=led'],
  ['/tr/services/oem?sent=1&q=x', '/tr/services/oem?sent=1'],
])('a page is not made anew for parameters of other pages: %s', ([url = '', address]) => {
  expect(pageAddress(url)).toBe(address);
});

test.for([
  ['/tr/products/lasers?page=2', '/tr/products/lasers?page=2'],
  ['/en/news?page=3&utm_source=x', '/en/news?page=3'],
  ['/products/partners/smith&nephew?utm_source=x&page=12', '/products/partners/smith&nephew?page=12'],
  ['/products/lasers?brand=3m&page=2', '/products/lasers?brand=3m&page=2'],
  ['/products?page=7&gclid=x', '/products?page=7'],
  [
    '/tr/products?attribute=length_50-100&utm_source=x&class=IIa',
    '/tr/products?attribute=length_50-100&class=IIa',
  ],
  ['/tr/documents?q=&page=2', '/tr/documents?page=2'],
])('the number of a page is read at %s', ([url = '', address]) => {
  expect(pageAddress(url)).toBe(address);
});

test.for([
  ['/compare?items=saw,drill', '/compare?items=saw,drill'],
  ['/en/compare?utm_source=x&items=saw&items=drill&items=saw', '/en/compare?items=saw,drill'],
  ['/tr/compare?only=differences&items=a%2Cb,c,d,e', '/tr/compare?items=a,b,c,d,e&only=differences'],
  ['/tr/compare?only=all&items=saw,%3Cb%3E,Saw,+', '/tr/compare?items=saw,b'],
  ['/tr/compare?items=&only=differences', '/tr/compare'],
  ['/tr/comparison?items=saw&only=differences', '/tr/comparison?items=saw&only=differences'],
])('equal comparisons have one address: %s', ([url = '', address]) => {
  expect(pageAddress(url)).toBe(address);
});

test.for(['1', '0', '-1', '2.5', 'two', ''])('page %s is the first one, which has no number', (page) => {
  expect(pageAddress(`/products/lasers?page=${page}`)).toBe('/products/lasers');
});

test.for(['/about-us', '/', '/tr', '/products/product-details/saw', '/en/search'])(
  'a page that has no further ones, %s, reads no number, as there is no end of them',
  (path) => {
    expect(pageAddress(`${path}?page=2`)).toBe(path);
  },
);

test.for([
  ['/documents?kind=brochure&language=tr&q=led', '/documents?kind=brochure&language=tr&q=led'],
  ['/en/documents?q=+&kind=&utm_source=x', '/en/documents'],
  ['/en/documents?brand=3m&kind=brochure', '/en/documents?kind=brochure'],
  ['/en/news?kind=brochure&language=tr', '/en/news'],
])(
  'of %s, the page of documents alone reads its parameters, unless they are empty',
  ([url = '', address]) => {
    expect(pageAddress(url)).toBe(address);
  },
);

test.for([
  ['/request?lot=KX-24&utm_source=x', '/request?lot=KX-24'],
  ['/tr/request?q=led&document=&items=saw', '/tr/request?q=led&items=saw'],
  ['/en/about-us?lot=KX-24&document=x', '/en/about-us'],
])('of %s, the page of requests alone reads what is asked for', ([url = '', address]) => {
  expect(pageAddress(url)).toBe(address);
});

const spine = 'solution=brain-and-spine-solutions';

test.for([
  [`/tr/products/surgical-tools?${spine}&utm_source=x`, `/tr/products/surgical-tools?${spine}`],
  [`/products/surgical-tools?${spine}&page=2`, `/products/surgical-tools?page=2&${spine}`],
  [`/products/product-details/saw?${spine}&${spine}`, `/products/product-details/saw?${spine}`],
  ['/products/surgical-tools?solution=unknown', '/products/surgical-tools'],
  ['/en/products/product-details/saw?solution=', '/en/products/product-details/saw'],
])('of %s, a known solution is read once and named last', ([url = '', address]) => {
  expect(pageAddress(url)).toBe(address);
});

test.for([
  ['/tr/products?page=abc', '/tr/products'],
  ['/en/news?page=0', '/en/news'],
  ['/tr/documents?kind=brochure&page=-2', '/tr/documents?kind=brochure'],
  ['/tr/products/lasers?page=2.5&brand=3m', '/tr/products/lasers?brand=3m'],
  ['/products/partners/3m?page=007', '/products/partners/3m?page=7'],
  ['/en/news?page=12345678901', '/en/news?page=999999999'],
  ['/tr/products?sort=price&brand=3m&brand=acteon', '/tr/products?brand=3m&brand=acteon'],
  ['/en/products/partners/smith%26nephew?sort=brand', '/en/products/partners/smith%26nephew'],
  ['/tr/products/lasers?sort=category', '/tr/products/lasers'],
  ['/tr/products/lasers?solution=dental', '/tr/products/lasers'],
  ['/tr/products/product-details/saw?solution=dental', '/tr/products/product-details/saw'],
  ['/en/compare?items=saw,drill&only=same', '/en/compare?items=saw%2Cdrill'],
])('an address that cannot be read as a whole is corrected: %s', ([url = '', corrected]) => {
  expect(correctedAddress(url)).toBe(corrected);
  expect(correctedAddress(corrected ?? '')).toBeUndefined();
});

test.for([
  '/tr/products?page=2&sort=brand&utm_source=x',
  '/tr/products/lasers?sort=brand',
  '/tr/products?page=&sort=',
  '/products?solution=dental&kind=x&page=1',
  '/tr/products/lasers?solution=brain-and-spine-solutions',
  '/tr/about-us?page=x&sort=y',
  '/en/compare?items=saw&only=differences',
  '/urun.php?page=x&sort=y',
  '/tr/search?q=a?b&page=x',
])('an address that is read, or whose filters the page names, is left: %s', (url) => {
  expect(correctedAddress(url)).toBeUndefined();
});

test.for([
  ['/products/lasers', 'bounded'],
  ['/products/lasers?utm_source=x', 'bounded'],
  ['/products/lasers?page=2', 'bounded'],
  ['/products/lasers?page=%32', 'bounded'],
  [`/products/lasers?${spine}`, 'bounded'],
  [`/products/lasers?page=2&${spine}`, 'bounded'],
  ['/products/lasers?page=2&page=3', 'unbounded'],
  [`/products/lasers?brand=3m&${spine}`, 'unbounded'],
  [`/products?${spine}`, 'unbounded'],
  ['/en/search?q=x', 'unbounded'],
  ['/en/%73earch', 'unbounded'],
  ['/products/partners/smith%26nephew', 'unbounded'],
  ['/unknown?id=1', 'unbounded'],
  ['/compare?items=saw', 'endless'],
])('of addresses like %s there is a number of pages: %s', ([url = '', extent]) => {
  expect(parseAddress(url).extent).toBe(extent);
});

test.for([
  ['/urun.php?id=5&utm_source=x&gclid=y', '/urun.php?id=5'],
  ['/tr/eski-sayfa?p=12', '/tr/eski-sayfa?p=12'],
  ['/ent-solutions?p=12', '/ent-solutions'],
  ['/products/old-group?p=12', '/products/old-group'],
])('only at addresses that are like none of a page, other parameters are kept: %s', ([url = '', address]) => {
  expect(pageAddress(url)).toBe(address);
});
