import { expect, test } from 'vitest';
import {
  correctedAddress,
  isBoundedAddress,
  pageAddress,
} from '../../../adapters/http/pages/page-address.ts';

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

test.for(['1', '0', '02', '-1', '2.5', 'two', '', '99999999999'])(
  'page %s is the first one, which has no number',
  (page) => {
    expect(pageAddress(`/products/lasers?page=${page}`)).toBe('/products/lasers');
  },
);

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

test('what can be cached has no parameter but a page and a solution', () => {
  const addresses = [
    '/products/lasers',
    '/products/lasers?page=2',
    `/products/lasers?${spine}`,
    `/products/lasers?page=2&${spine}`,
    `/products/lasers?brand=3m&${spine}`,
    `/products?${spine}`,
    `/en/search?q=x`,
  ];
  expect(addresses.filter((address) => isBoundedAddress(address))).toEqual(addresses.slice(0, 4));
});

test.for([
  ['/urun.php?id=5&utm_source=x&gclid=y', '/urun.php?id=5'],
  ['/tr/eski-sayfa?p=12', '/tr/eski-sayfa?p=12'],
  ['/ent-solutions?p=12', '/ent-solutions'],
  ['/products/old-group?p=12', '/products/old-group'],
])('only at addresses that are like none of a page, other parameters are kept: %s', ([url = '', address]) => {
  expect(pageAddress(url)).toBe(address);
});
