import { expect, test } from 'vitest';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';
import { readWholeContent } from '../../support/test-content.ts';

const news = 'news/new-office.yaml';

const linkTo = (to: string): string => `link:\n  to: ${to}\n  label: { tr: Yazın, en: Write }\n`;

test.each([
  '/',
  '/contact',
  '/documents',
  '/products/drills',
  '/products/partners/acteon',
  '/products/product-details/kulak-matkabi',
  '/news/news-details/new-office',
])('a news item may link to %s', async (to) => {
  const folder = await makeContentFolder();
  await folder.append(news, linkTo(to));
  expect(await problemsOf(folder)).toEqual([]);
});

test.each([
  ['/contcat', ': did you mean "/contact"?'],
  ['/Contact', ': did you mean "/contact"?'],
  ['/news/news-details/new-officex', ': did you mean "/news/news-details/new-office"?'],
  ['/products/product-details/ear-dril', ': did you mean "/products/product-details/ear-drill"?'],
  ['/products/acteon', ': did you mean "/products/partners/acteon"?'],
  ['/technical-service', ': did you mean "/services/technical-service"?'],
  ['/brands', ''],
])('a link of a news item to %s is reported', async (to, hint) => {
  const folder = await makeContentFolder();
  await folder.append(news, linkTo(to));
  expect(await problemsOf(folder)).toEqual([
    { file: news, line: await folder.lineOf(news, 'to: /'), text: `link.to: there is no page ${to}${hint}` },
  ]);
});

test('a link of a page is checked, and reported once', async () => {
  const folder = await makeContentFolder();
  const file = 'pages/why-us.yaml';
  await folder.append(file, '    link:\n      to: /product\n      label: { tr: Ürünler, en: Products }\n');
  expect(await problemsOf(folder)).toEqual([
    {
      file,
      line: await folder.lineOf(file, 'to: /'),
      text: 'features.0.link.to: there is no page /product: did you mean "/products"?',
    },
  ]);
});

test('a link to a former address is a warning that names the present one', async () => {
  const folder = await makeContentFolder();
  await folder.append(news, linkTo('/drill.html'));
  const text = 'link.to: /drill.html leads on to /products/product-details/ear-drill: write that';
  const line = await folder.lineOf(news, 'to: /');
  expect((await readWholeContent(folder.root)).warnings).toEqual([
    { file: news, line, text, isWarning: true },
  ]);
});
