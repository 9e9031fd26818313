import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PictureKind, pictureKinds } from '#domain/content/picture.ts';
import { zoomWidth } from '#domain/content/zoom-widths.ts';
import { encodedFilesOf } from '../../../adapters/content/pictures/picture-files.ts';
import { Picture } from '../../../src/components/picture.tsx';

const render = (kind: PictureKind, file: string, priority = false): string =>
  renderToStaticMarkup(createElement(Picture, { kind, file, alt: 'A saw', sizes: '20rem', priority }));

test.each(pictureKinds)('the markup of a %s photo lists exactly the files that it is encoded to', (kind) => {
  const file = 'd+z&co-920.0f3a9c1b.jpg';
  const listed = render(kind, file)
    .matchAll(/(?:src|srcSet)="([^"]+)"/gu)
    .flatMap(([, list = '']) =>
      list
        .replaceAll('&amp;', '&')
        .split(', ')
        .map((entry) => entry.split(' ', 1).join('')),
    );

  expect([...new Set(listed)].toSorted()).toEqual(
    encodedFilesOf(kind, file)
      // Of products, the largest is for those who look at details.
      .filter(({ width }) => kind === 'table' || width !== zoomWidth)
      .map((encoded) => `/images/${encoded.file}`)
      .toSorted(),
  );
});

test('a drawing is one picture for every screen', () => {
  expect(render('product', 'saw.0f3a9c1b.svg')).toBe(
    '<img src="/images/products/saw.0f3a9c1b.svg" alt="A saw" width="920" height="690" decoding="async" loading="lazy"/>',
  );
});

test('where only the product is known, its slug leads to the picture', () => {
  expect(render('product', 'saw')).toContain('<img src="/images/products/saw"');
});

test.each(['saw.0f3a9c1b.svg', 'saw.0f3a9c1b.png', 'saw'])(
  '%s has a width and height, so that loading it shifts nothing',
  (file) => {
    expect(render('product', file)).toMatch(/width="920" height="690"/u);
    expect(render('news', file)).toMatch(/width="960" height="540"/u);
  },
);

test('the main picture is loaded eagerly with high priority, the others lazily', () => {
  expect(render('product', 'saw', true)).toMatch(/loading="eager" fetchPriority="high"/u);
  expect(render('product', 'saw')).toContain('loading="lazy"');
  expect(render('product', 'saw')).not.toContain('fetchPriority');
});
