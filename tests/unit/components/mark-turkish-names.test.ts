import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markTurkishNames } from '../../../src/components/text/mark-turkish-names.tsx';

const html = (text: string, language: 'tr' | 'en'): string =>
  renderToStaticMarkup(createElement('p', null, markTurkishNames(text, language)));

test('Turkish names of an English text are marked as Turkish', () => {
  expect(html('Founded by Örnek Medikal in İzmir.', 'en')).toBe(
    '<p><span>Founded by </span><span lang="tr">Örnek Medikal</span><span> in </span><span lang="tr">İzmir</span><span>.</span></p>',
  );
});

test('a text without such names, and a Turkish one, stay as they are', () => {
  expect(html('Founded in Ankara.', 'en')).toBe('<p>Founded in Ankara.</p>');
  expect(html('Örnek Medikal İzmir’de.', 'tr')).toBe('<p>Örnek Medikal İzmir’de.</p>');
});
