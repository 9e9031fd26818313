import { expect, test } from 'vitest';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';
import { readWholeContent } from '../../support/test-content.ts';

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
  ['to: /tr/contact', []],
  ['to: /contact/', []],
  ['to: "/contact?form=1#offices"', []],
  ['to: /products/partners/smith%26nephew', []],
  ['to: https://example.com', ['0.to: must be a page of this site, written without example.com: /']],
  ['to: //example.com/contact', ['0.to: must be a page of this site, written without example.com: /contact']],
  ['to: contact', ['0.to: must begin with a slash or https://, like /hakkimizda.html']],
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
  ['from: https://www.example.com/en/contact/', '/contact is a page of the site: it cannot lead elsewhere'],
  ['from: "/contact?old=1"', '/contact is a page of the site: it cannot lead elsewhere'],
  [
    'from: "/products/old.php?id=5"',
    '/products/old.php?id=5: addresses like those of pages have no query of their own: write /products/old.php',
  ],
  ['from: //x20', '0.from: must begin with one slash'],
  ['from: //x20/y', '0.from: must begin with one slash'],
  ['from: /robots.txt', '/robots.txt is where calls and files are: it cannot lead elsewhere'],
  ['from: /sitemap-2.xml', '/sitemap-2.xml is where calls and files are: it cannot lead elsewhere'],
  ['from: drill', '0.from: must begin with a slash or https://, like /hakkimizda.html'],
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

test.each([
  ['from: /%C3%BCr%C3%BCnler/burun%20aleti.htm', '/ürünler/burun aleti.htm'],
  ['from: /ürünler/burun aleti.htm/', '/ürünler/burun aleti.htm'],
  ['from: "https://www.ornekmedikal.com.tr/tr/urun.asp?kat=3&id=12#alt"', '/urun.asp?id=12&kat=3'],
  ['from: "/urun.asp?ad=kulak+delici&id=%31"', '/urun.asp?ad=kulak%20delici&id=1'],
  ['from: /%fcr%fcnler.asp', '/%FCr%FCnler.asp'],
])('a former address is read as people copy it: %s', async (line, from_) => {
  const folder = await makeContentFolder();
  await folder.change('redirects.yaml', from, line);
  const { content } = await readWholeContent(folder.root);
  expect(content.redirects[0]?.from).toBe(from_);
});

test('one former address that is written in two ways is reported', async () => {
  const folder = await makeContentFolder();
  await folder.append(
    'redirects.yaml',
    '- { from: "/a%20b?x=1&y=2", to: / }\n- { from: "/en/a b?y=2&x=1", to: / }\n',
  );
  expect(await problemsOf(folder)).toEqual([
    { file: 'redirects.yaml', line: 4, text: '/a b?x=1&y=2 stands already on line 3' },
  ]);
});

test('where a page cannot lead elsewhere, the redirects to it are not blamed', async () => {
  const folder = await makeContentFolder();
  await folder.append(
    'redirects.yaml',
    '- { from: /iletisim, to: /contact }\n- { from: /contact, to: /about-us }\n',
  );
  expect(await problemsOf(folder)).toEqual([
    {
      file: 'redirects.yaml',
      line: 4,
      text: '/contact is a page of the site: it cannot lead elsewhere',
    },
  ]);
});

test.each([
  ['/x12*', '/x12*: * stands for no other signs: name each address'],
  ['/x3#bolum', 'browsers keep #bolum to themselves: the redirect is for all of /x3'],
  ['/%C3%BCr%zz', '/ür%zz: a % without two digits is not sent by browsers: copy the address again'],
])('a former address like %s is a warning', async (address, text) => {
  const folder = await makeContentFolder();
  await folder.change('redirects.yaml', '/drill.html', address);
  const { content, warnings } = await readWholeContent(folder.root);
  expect(warnings).toEqual([{ file: 'redirects.yaml', line: 1, text, isWarning: true }]);
  expect(Object.keys(content.redirects[0] ?? {})).toEqual(['from', 'to']);
});
