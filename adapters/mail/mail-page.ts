import { type CSSProperties, type ReactNode, createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#domain/shared/language.ts';
import { palette } from '#domain/site/drawings/palette.ts';
import { darkStyles } from './dark-styles.ts';

// Mail clients support no variables, and not all of them style sheets: colours of light mode are inline, in pairs of text
// and background, so that a client which inverts colours inverts both.
const sheet = { background: palette.white, color: palette.ink };
const line = `1px solid ${palette.line}`;

const styles = {
  page: {
    margin: 0,
    padding: '12px',
    background: palette.paper,
    color: palette.ink,
    font: '16px/1.5 Arial, sans-serif',
  },
  sheet: { ...sheet, width: '100%', maxWidth: '640px', margin: '0 auto', borderCollapse: 'collapse' },
  brand: {
    padding: '16px 20px',
    background: palette.ink,
    color: palette.onDark,
    borderBottom: `4px solid ${palette.accent}`,
    font: 'bold 18px/1.3 Arial, sans-serif',
  },
  cell: { ...sheet, padding: '24px 20px', overflowWrap: 'anywhere' },
  title: { margin: '0 0 16px', font: 'bold 22px/1.3 Arial, sans-serif' },
  foot: {
    background: palette.white,
    color: palette.inkSoft,
    padding: '16px 20px 20px',
    borderTop: line,
    font: '14px/1.5 Arial, sans-serif',
    overflowWrap: 'anywhere',
  },
} satisfies Record<string, CSSProperties>;

/** A link in the colour of its text. */
export const mailLink = (href: string, content: ReactNode): ReactNode =>
  h('a', { key: href, href, className: 'link', style: { color: palette.ink } }, content);

/** Lines with bullets. @param margin in CSS */
export const mailList = (lines: readonly ReactNode[], margin = '0'): ReactNode =>
  h(
    'ul',
    { style: { margin, paddingLeft: '20px' } },
    lines.map((each, index) => h('li', { key: index }, each)),
  );

interface MailPage {
  readonly language: Language;
  readonly title: string;
  /** Name in place of a logo, as pictures from elsewhere are blocked or tell that a mail was opened. */
  readonly companyName: string;
  readonly content: ReactNode;
  readonly foot: string;
}

const row = (name: 'brand' | 'cell' | 'foot', ...children: readonly ReactNode[]): ReactNode =>
  h('tr', null, h('td', { className: name, style: styles[name] }, ...children));

/** A mail of the company as an HTML document, at most 640 pixels wide, with the company's name above it. */
export const renderMailPage = ({ language, title, companyName, content, foot }: MailPage): string => {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, title),
    h('style', null, darkStyles),
  );
  const table = h(
    'table',
    { role: 'presentation', className: 'sheet', style: styles.sheet },
    h(
      'tbody',
      null,
      row('brand', companyName),
      row('cell', h('h1', { style: styles.title }, title), content),
      row('foot', foot),
    ),
  );
  const body = h('body', { className: 'page', style: styles.page }, h('main', null, table));
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: language }, head, body))}`;
};
