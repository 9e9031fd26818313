import { expect, test } from 'vitest';
import { pictureFormats } from '#domain/content/picture.ts';
import { cleanDrawing } from '../../../adapters/content/pictures/clean-drawing.ts';
import { findUnsafe } from '../../../adapters/content/pictures/find-unsafe.ts';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';

const svg = (content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 30" ${attributes}>` +
  `<path d="M0 0h40v30z"/>${content}</svg>`;

const clean = (drawing: string): string => cleanDrawing(drawing, pictureFormats.product);

const harmless = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40v30z"/></svg>';

test.each([
  ['a script', '<script>alert(1)</script>', '<script>'],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>', '<script>'],
  ['a script of another case', '<SCRIPT>alert(1)</SCRIPT>', '<SCRIPT>'],
  [
    'a script of a prefix',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    '<s:script>',
  ],
  ['a linked script', '<script href="//evil.example/x.js"/>', '<script>'],
  [
    'foreign content',
    '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>',
    '<foreignObject>',
  ],
  ['a frame', '<iframe src="https://evil.example"/>', '<iframe>'],
  ['a picture', '<image href="https://evil.example/x.png"/>', '<image>'],
  ['an embedded picture', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>', '<image>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0h1v1z"/></a>', '<a>'],
  ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>', '<set>'],
  ['an animated attribute', '<animate attributeName="href" values="javascript:alert(1)"/>', '<animate>'],
  ['an event element', '<handler type="text/javascript">alert(1)</handler>', '<handler>'],
  ['a filter', '<filter id="f"><feImage href="https://evil.example/x.png"/></filter>', '<feImage>'],
  ['a foreign element', '<use href="https://evil.example/x.svg#a"/>', 'href on <use>'],
  ['a foreign element by the old attribute', '<use xlink:href="x.svg#a"/>', 'xlink:href on <use>'],
  ['an element of data', '<use href="data:image/svg+xml,x#a"/>', 'href on <use>'],
  ['a script address', '<use href="java&#10;script:alert(1)"/>', 'href on <use>'],
  ['an event handler', '<g onclick="alert(1)"><path d="M0 0h1v1z"/></g>', 'onclick on <g>'],
  ['an event handler of another case', '<g ONLOAD="alert(1)"><path d="M0 0h1v1z"/></g>', 'ONLOAD on <g>'],
  ['a foreign fill', '<rect width="1" height="1" fill="url(https://evil.example/#a)"/>', 'fill on <rect>'],
  [
    'a foreign fill in quotes',
    '<rect width="1" height="1" fill="url(\'//evil.example/#a\')"/>',
    'fill on <rect>',
  ],
  ['an escaped reference', '<rect width="1" height="1" fill="ur\\6c(//evil.example)"/>', 'fill on <rect>'],
  ['a foreign style', '<rect width="1" height="1" style="fill:url(//evil.example)"/>', 'style on <rect>'],
  ['a foreign style sheet', '<style>@import "//evil.example/x.css";</style>', 'a reference in <style>'],
  ['a foreign background', '<style>rect{background:url(//evil.example)}</style>', 'a reference in <style>'],
])('%s is reported, and nothing of it is left', (_, content, part) => {
  expect(findUnsafe(svg(content))).toContain(part);
  const cleaned = clean(svg(content));
  expect(cleaned).toContain('<path');
  expect(cleaned).not.toMatch(/script|evil|alert|href=|on\w+=|url\(|data:|foreign|import|\\/iu);
});

test.each([
  [
    'a style sheet instruction',
    `<?xml-stylesheet href="//evil.example/x.css"?>${svg('')}`,
    '<?xml-stylesheet?>',
  ],
  ['an event handler of the root', svg('', 'onload="alert(1)"'), 'onload on <svg>'],
])('%s is reported and removed', (_, drawing, part) => {
  expect(findUnsafe(drawing)).toEqual([part]);
  expect(clean(drawing)).toBe(harmless);
});

test('entities, which may expand without end, are refused', () => {
  const drawing = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`;
  expect(findUnsafe(drawing)).toEqual(['<!ENTITY>']);
  expect(() => clean(drawing)).toThrow('entities');
});

test.each(['', 'no picture', '<html><svg/></html>', '<svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'])(
  '%j is no drawing',
  (text) => {
    expect(() => clean(text)).toThrow(
      /it is no SVG|it has neither|Unclosed|Unexpected|text data|root|Non-whitespace/iu,
    );
  },
);

test('what editors add is removed without a word', () => {
  const drawing = `<?xml version="1.0"?><!DOCTYPE svg><!-- Inkscape -->${svg(
    '<metadata>x</metadata><title>Saw</title><desc>y</desc><i:view xmlns:i="http://inkscape.example" zoom="2"/>',
    'xmlns:i="http://inkscape.example" i:version="1" class="a" data-name="b"',
  )}`;
  expect(findUnsafe(drawing)).toEqual([]);
  expect(clean(drawing)).toBe(harmless);
});

test('styles become attributes, and references within the drawing stay', () => {
  const drawing = svg(
    '<style>.a{fill:red}</style><defs><linearGradient id="g"><stop stop-color="red"/></linearGradient>' +
      '<path id="p" d="M1 1h5"/></defs><rect class="a" width="9" height="8"/>' +
      '<use xlink:href="#p"/><circle r="3" style="fill:url(#g)"/><text x="1" y="2">Ø 5 &lt; 6</text>',
  );
  expect(findUnsafe(drawing)).toEqual([]);
  const cleaned = clean(drawing);
  expect(cleaned).toMatch(/<rect (?=[^>]*fill="red")/u);
  expect(cleaned).toContain('<use href="#p"/>');
  expect(cleaned).toMatch(/<circle [^>]*fill="url\(#g\)"/u);
  expect(cleaned).toContain('Ø 5 &lt; 6');
  expect(cleaned).not.toMatch(/style|class|xlink/u);
});

const box = (root: string, kind: 'product' | 'news'): string | undefined =>
  /viewBox="([^"]+)"/u.exec(
    cleanDrawing(
      `<svg xmlns="http://www.w3.org/2000/svg" ${root}><path d="M0 0h9v9z"/></svg>`,
      pictureFormats[kind],
    ),
  )?.[1];

test('a drawing of another ratio is padded or cropped as its kind says', () => {
  expect(box('viewBox="0 0 800 600"', 'product')).toBe('0 0 800 600');
  expect(box('width="40px" height="30"', 'product')).toBe('0 0 40 30');
  expect(box('viewBox="10,0,300,300"', 'product')).toBe('-40 0 400 300');
  expect(box('viewBox="0 0 800 300"', 'product')).toBe('0 -150 800 600');
  expect(box('viewBox="0 0 160 160"', 'news')).toBe('0 35 160 90');
  expect(box('viewBox="0 0 320 90"', 'news')).toBe('80 0 160 90');
});

test('an unsafe or unreadable drawing is a problem of the content', async () => {
  const folder = await makeContentFolder();
  await folder.write('pictures/products/drill.svg', svg('<script/>'));
  await folder.write('pictures/brands/acteon.svg', 'no picture');

  expect(await problemsOf(folder)).toEqual([
    {
      file: 'pictures/brands/acteon.svg',
      line: 1,
      text: expect.stringContaining('cannot be read as a drawing'),
    },
    { file: 'pictures/products/drill.svg', line: 1, text: '<script> is not allowed in a drawing' },
  ]);
});
