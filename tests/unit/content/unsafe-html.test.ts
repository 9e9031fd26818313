import { expect, test } from 'vitest';
import { sanitizeTable } from '../../../adapters/content/schemas/table-html.ts';
import { makeSlip } from '../../support/content-folder.ts';

const cell = '<td>40 000</td>';

test.each([
  ['a script', `<td><script>alert(1)</script>40 000</td>`, '<script>'],
  ['an event handler', '<td onclick="alert(1)">40 000</td>', 'onclick on <td>'],
  ['a style', '<td style="position:fixed">40 000</td>', 'style on <td>'],
  ['a picture', '<td><img>40 000</td>', '<img>'],
  ['a frame', '<td><iframe></iframe>40 000</td>', '<iframe>'],
  ['a drawing', '<td><svg></svg>40 000</td>', '<svg>'],
])('%s in a table is reported with its file and line', async (_, to, part) => {
  const file = 'products/drills/ear-drill.yaml';
  const text = `detailsTable.tr: ${part} is not allowed in a table`;
  const { found, expected } = await makeSlip({ is: part, file, from: cell, to, on: 'tr: |', text });

  expect(found).toEqual(expected);
});

test('a link with a script URL is reported as a tag and as an attribute', () => {
  const { html, unsafe } = sanitizeTable(
    '<table><tr><td><a href="javascript:alert(1)">x</a></td></tr></table>',
  );

  expect(unsafe).toEqual(['<a>', 'href on <a>']);
  expect(html).toBe('<table><tr><td>x</td></tr></table>');
});

test('the tags and attributes of a table are allowed', () => {
  const table =
    '<table><caption>c</caption><thead><tr><th scope="col" colspan="2">a</th></tr></thead>' +
    '<tbody><tr><th scope="row" rowspan="2">b</th><td>10<sup>3</sup> H<sub>2</sub>O<br />x</td></tr></tbody></table>';

  expect(sanitizeTable(table)).toEqual({ html: table, unsafe: [] });
});

test('the same unsafe tag is reported once', () => {
  expect(sanitizeTable('<td style="a">1</td><td style="b">2</td>').unsafe).toEqual(['style on <td>']);
});

test('attributes of table cells are not allowed on other tags', () => {
  expect(sanitizeTable('<table scope="row"></table>')).toEqual({
    html: '<table></table>',
    unsafe: ['scope on <table>'],
  });
});

test.each([
  ['<td>a < b & c</td>', '<td>a &lt; b &amp; c</td>'],
  ['<TABLE><TR><TD COLSPAN=2>a', '<table><tr><td colspan="2">a</td></tr></table>'],
  ['\n<table></table>\n', '<table></table>'],
])('the malformed table %j is repaired', (html, expected) => {
  expect(sanitizeTable(html)).toEqual({ html: expected, unsafe: [] });
});

test.each(['<script>alert(1)</script>', '<scr<script>ipt>alert(1)</script>', '<img src=x onerror=alert(1)>'])(
  'no tag is left of %s',
  (html) => {
    const { html: clean, unsafe } = sanitizeTable(html);

    expect(clean).not.toContain('<');
    expect(unsafe).not.toEqual([]);
  },
);
