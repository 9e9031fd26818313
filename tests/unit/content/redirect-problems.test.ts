import { expect, test } from 'vitest';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';

const from = 'from: /drill.html';
const to = 'to: /products/product-details/ear-drill';

test.each([
  ['to: /', []],
  ['to: /contact', []],
  ['to: /ent-solutions', []],
  ['to: /products/drills', []],
  ['to: /products/partners/smith&nephew', []],
  ['to: /products/product-details/kulak-matkabi', []],
  ['to: /news/news-details/new-office', []],
  ['to: /nowhere', ['there is no page /nowhere']],
  ['to: /brands', ['there is no page /brands']],
  ['to: /drill.html', ['/drill.html leads on itself: name the page that it leads to']],
  ['to: /tr/contact', ['0.to: must not name a language']],
  ['to: /contact?form=1', ['0.to: must be an address without host, query and #, like /products/mammoplasty']],
  [
    'to: https://example.com',
    ['0.to: must be an address without host, query and #, like /products/mammoplasty'],
  ],
  ['to: //example.com', ['0.to: must be an address without host, query and #, like /products/mammoplasty']],
  ['to: /contact/', ['0.to: must not end in a slash']],
])('the target of a redirect is checked: %s: %j', async (line, texts) => {
  const folder = await makeContentFolder();
  await folder.change('redirects.yaml', to, line);
  const expected = texts.map((text) => ({ file: 'redirects.yaml', line: 2, text }));
  expect(await problemsOf(folder)).toEqual(expected);
});

test.each([
  ['from: /contact', '/contact is a page of the site: it cannot lead elsewhere'],
  ['from: /brands', '/brands is a page of the site: it cannot lead elsewhere'],
  ['from: /products/drills', '/products/drills is a page of the site: it cannot lead elsewhere'],
  ['from: /en/drill', '0.from: must not name a language'],
  ['from: drill', '0.from: must be an address without host, query and #, like /products/mammoplasty'],
])('the source of a redirect is checked: %s', async (line, text) => {
  const folder = await makeContentFolder();
  await folder.change('redirects.yaml', from, line);
  expect(await problemsOf(folder)).toEqual([{ file: 'redirects.yaml', line: 1, text }]);
});

test('a repeated redirect and a chain of redirects are reported', async () => {
  const folder = await makeContentFolder();
  await folder.append(
    'redirects.yaml',
    '- { from: /drill.html, to: / }\n- { from: /old, to: /drill.html }\n',
  );
  expect(await problemsOf(folder)).toEqual([
    { file: 'redirects.yaml', line: 3, text: '/drill.html stands already on line 1' },
    { file: 'redirects.yaml', line: 4, text: '/drill.html leads on itself: name the page that it leads to' },
  ]);
});
