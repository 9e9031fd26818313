import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { overruledStyles } from '../support/overruled-styles.ts';

const source = path.resolve(import.meta.dirname, '..', '..', 'src');
const sheets = new Map(
  globSync('**/*.css', { cwd: source }).map((file) => [file, readFileSync(path.join(source, file), 'utf8')]),
);

const layers: string[] = [];
parse(sheets.get(path.join('styles', 'layers.css')) ?? '').walkAtRules('layer', ({ params }) => {
  layers.push(...params.split(', '));
});

const check = (css: string): readonly string[] => overruledStyles(new Map([['a.css', css]]), ['', 'a', 'b']);

test('what a media query says is overruled by no rule without it', () => {
  expect(layers).toContain('components');
  expect(overruledStyles(sheets, layers)).toEqual([]);
});

test.for([
  [
    'a more specific rule',
    'li:not(:first-child)::before { display: inline } @media (width < 48rem) { li::before { display: none } }',
  ],
  [
    'a rule of certain places',
    'nav ul li:nth-child(2n) { color: red } @media print { nav li { color: black } }',
  ],
  [
    'a rule in another place, whose elements are partly the same',
    'nav ol li:first-child { color: red } @media print { li:not(:last-child) { color: black } }',
  ],
  [
    'a longer selector',
    'main ol > li { margin: 0 1rem } @media (width < 48rem) { ol > li { margin-left: 2rem } }',
  ],
  ['a later rule', '@media (width >= 48rem) { .row li { width: 20% } } .row li { width: 12rem }'],
  [
    'a later rule of a broader query',
    '@media (width < 30rem) { .row { gap: 1rem } } @media (width < 48rem) { .row { gap: 2rem } }',
  ],
  [
    'a later layer',
    '@layer b { .row { gap: 2rem } } @layer a { @media (width < 48rem) { .row { gap: 1rem } } }',
  ],
  [
    'a nested rule',
    '.row { & > li:last-child { padding-block: 1rem } } @media (width < 48rem) { .row li { padding: 0 2rem } }',
  ],
  [
    'one of several selectors',
    '.row > :is(b, a:first-child) { color: red } @media print { .row a { color: black } }',
  ],
  [
    'the rule of a variant, where it hides',
    '.row.wide { display: flex } @media print { .row { display: none } }',
  ],
  ['the rule of the same class twice', '.row.row { color: red } @media print { .row { color: black } }'],
  ['a shorthand', 'ul li:first-child { border: 1px solid } @media print { li { border-top: 0 } }'],
] as const)('it is found to be overruled by %s', ([_by, css]) => {
  expect(check(css)).not.toEqual([]);
});

test.for([
  ['a less specific rule', 'li { color: red } @media print { li:first-child { color: black } }'],
  ['an earlier rule', '.row { gap: 2rem } @media (width < 48rem) { .row { gap: 1rem } }'],
  ['the rule of a variant', '.row.wide { gap: 2rem } @media (width < 48rem) { .row { gap: 1rem } }'],
  ['the rule of a state', '.row:hover { color: red } @media print { .row { color: black } }'],
  [
    'the rule of another part',
    'li:first-child::after { color: red } @media print { li::before { color: black } }',
  ],
  ['the same value', 'li:last-child { padding-bottom: 0 } @media print { li { padding: 1rem 0 0 } }'],
  ['another property', 'li:last-child { border-radius: 0 } @media print { li { border: 1px solid } }'],
  [
    'a rule of other sizes',
    '@media (width >= 48rem) { li:last-child { gap: 0 } } @media (width < 48rem) { li { gap: 1rem } }',
  ],
  [
    'a rule that the query itself overrules',
    'li:first-child { gap: 0 } @media print { li { gap: 1rem } li:first-child { gap: 1rem } }',
  ],
  ['a rule, as it is important', 'li:first-child { gap: 0 } @media print { li { gap: 1rem !important } }'],
] as const)('it is not overruled by %s', ([_by, css]) => {
  expect(check(css)).toEqual([]);
});
