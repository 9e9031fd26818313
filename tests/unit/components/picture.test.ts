import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PictureKind } from '#domain/content/picture.ts';
import { filesOf } from '../../../adapters/content/pictures/picture-files.ts';
import { Picture } from '../../../src/components/picture.tsx';

const render = (kind: PictureKind, name: string, priority = false): string =>
  renderToStaticMarkup(createElement(Picture, { kind, name, alt: 'A saw', sizes: '20rem', priority }));

const kinds: readonly PictureKind[] = ['product', 'solution', 'news', 'banner', 'brand', 'portrait'];

test.each(kinds)('the markup of a %s picture lists exactly the files that are generated', (kind) => {
  const html = render(kind, 'd+z&co-920');
  const files = html.matchAll(/(?:src|srcSet)="([^"]+)"/gu).flatMap(([, list = '']) =>
    list
      .replaceAll('&amp;', '&')
      .split(', ')
      .map((entry) => entry.split(' ', 1).join('')),
  );

  expect([...files].toSorted()).toEqual(
    filesOf({ kind, name: 'd+z&co-920', source: '' })
      .map(({ file }) => `/images/${file}`)
      .toSorted(),
  );
});

test('every picture has a width and height, so that loading it shifts nothing', () => {
  expect(render('product', 'saw')).toMatch(/width="920" height="690"/u);
  expect(render('banner', 'news')).toMatch(/width="1600" height="500"/u);
});

test('the main picture is loaded eagerly with high priority, the others lazily', () => {
  expect(render('product', 'saw', true)).toMatch(/loading="eager" fetchPriority="high"/u);
  expect(render('product', 'saw')).toContain('loading="lazy"');
  expect(render('product', 'saw')).not.toContain('fetchPriority');
});
