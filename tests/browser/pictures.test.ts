import { expect, test } from 'vitest';
import { isDrawing } from '#domain/content/picture.ts';
import { encodedFilesOf, servedFile } from '../../adapters/content/pictures/picture-files.ts';
import { siteUrl } from '../support/browser.ts';
import { contentDir, readWholeContent } from '../support/test-content.ts';

const typeOf = async (file: string): Promise<string> => {
  const response = await fetch(`${siteUrl()}/images/${file}`, { method: 'HEAD' });
  return `${response.status} ${response.headers.get('content-type')}`;
};

test('every drawing of the content is served as SVG, and every photo in every width and format', async () => {
  const { pictures } = await readWholeContent(contentDir);
  const served = await Promise.all(
    pictures.flatMap(({ kind, file }) =>
      kind === 'document'
        ? []
        : kind === 'turntable' || isDrawing(file)
          ? [typeOf(servedFile({ kind, file }))]
          : encodedFilesOf(kind, file).map((encoded) => typeOf(encoded.file)),
    ),
  );
  expect(new Set(served)).toEqual(new Set(['200 image/svg+xml', '200 image/avif', '200 image/webp']));
});

test('a picture has a WebP at the address that the specification gives it', async () => {
  const { content } = await readWholeContent(contentDir);
  const [product] = content.products;
  expect(await typeOf(`products/${product?.slug.en}.webp`)).toBe('200 image/webp');
  expect(await typeOf('products/unknown.webp')).toMatch(/^404/u);
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

const dock = 'aerovi-twin-bay-camera-charging-dock';

test('a product with a photo has its technical drawing as last picture', async () => {
  const html = await (await fetch(`${siteUrl()}/en/products/product-details/${dock}`)).text();
  const drawing = /<li id="picture-3".*?<\/li>/u.exec(html)?.[0] ?? '';
  expect(drawing).toContain('alt="Drawing: Aerovi Twin-Bay Camera Charging Dock"');
  const [, file = ''] = /src="\/images\/(drawings\/charging-dock\.[\da-f]{8}\.svg)"/u.exec(drawing) ?? [];
  expect(await typeOf(file)).toBe('200 image/svg+xml');

  const other = await (
    await fetch(`${siteUrl()}/en/products/product-details/kessia-28-angled-piezo-handpiece`)
  ).text();
  expect(other).toContain('<li id="picture-1"');
  expect(other).not.toContain('<li id="picture-2"');
});

test('a data sheet shows the technical drawing rather than the photo', async () => {
  const response = await fetch(`${siteUrl()}/en/products/product-details/${dock}/data-sheet.pdf`);
  expect(response.status).toBe(200);
  const pdf = Buffer.from(await response.arrayBuffer());
  expect(pdf.includes('%PDF')).toBe(true);
  // How a PDF holds a JPEG.
  expect(pdf.includes('/DCTDecode')).toBe(false);
});
