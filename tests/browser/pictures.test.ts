import { expect, test } from 'vitest';
import { filesOf } from '../../adapters/content/pictures/picture-files.ts';
import { readContent } from '../../adapters/content/read-content.ts';
import { siteUrl } from '../support/browser.ts';
import { contentDir } from '../support/test-content.ts';

test('every picture of the content is served in every width and format', async () => {
  const { pictures, content } = await readContent(contentDir);
  // Served under the slugs of the products that show them.
  const served = [
    ...pictures.filter(({ kind }) => kind !== 'product'),
    ...content.products.map(({ slug }) => ({ kind: 'product' as const, name: slug.en, source: '' })),
  ];
  const faults: string[] = [];
  for (const picture of served) {
    await Promise.all(
      filesOf(picture).map(async ({ file, ending }) => {
        const response = await fetch(`${siteUrl()}/images/${file}`, { method: 'HEAD' });
        const type = response.headers.get('content-type');
        if (response.status !== 200 || type !== `image/${ending}`)
          faults.push(`${file}: ${response.status} ${type}`);
      }),
    );
  }
  expect(faults).toEqual([]);
});

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/icon-192.png', 'image/png'],
  ['/icon-512.png', 'image/png'],
  ['/icon-maskable-512.png', 'image/png'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/social-card.png', 'image/png'],
])('%s is served as %s', async (file, type) => {
  const response = await fetch(siteUrl() + file);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
});

test('a page names its sharing card with a whole address', async () => {
  const html = await (await fetch(`${siteUrl()}/en/about-us`)).text();
  expect(html).toMatch(/<meta property="og:image" content="https?:\/\/[^"/]+\/social-card\.png"/u);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
});
