import { type CSSProperties, type ReactNode, createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#domain/shared/language.ts';
import { palette } from '#domain/site/palette.ts';
import { pageStyle } from './page-style.ts';
import type { ConfirmationContent } from './confirmation-content.ts';

// Mail clients support no variables, and not all of them style sheets: colours of light mode are inline, in pairs of text
// and background, so that a client which inverts colours inverts both.
const sheet = { background: palette.white, color: palette.ink };

const styles = {
  page: pageStyle,
  sheet: { ...sheet, width: '100%', maxWidth: '640px', borderCollapse: 'collapse' },
  cell: { ...sheet, padding: '20px 16px', overflowWrap: 'anywhere' },
  title: { margin: '0 0 16px', font: 'bold 20px/1.3 Arial, sans-serif' },
  heading: { margin: '24px 0 8px', font: 'bold 16px/1.3 Arial, sans-serif' },
  reference: { margin: '0 0 8px', font: 'bold 24px/1.3 Arial, sans-serif' },
  list: { margin: '0 0 16px', paddingLeft: '20px' },
  paragraph: { margin: '0 0 12px' },
  link: { color: palette.ink },
  foot: {
    background: palette.white,
    color: palette.inkSoft,
    padding: '16px',
    borderTop: `1px solid ${palette.line}`,
    font: '14px/1.5 Arial, sans-serif',
    overflowWrap: 'anywhere',
  },
} satisfies Record<string, CSSProperties>;

/** For clients that know dark mode and style sheets; others show the light colours or invert them. */
const darkStyles = `@media (prefers-color-scheme: dark) {
  .page { background: ${palette.inkDeep} !important; color: ${palette.onDark} !important; }
  .sheet, .cell, .link { background: ${palette.ink} !important; color: ${palette.onDark} !important; }
  .foot { background: ${palette.ink} !important; color: ${palette.onDarkSoft} !important; }
}`;

const paragraph = (...children: readonly ReactNode[]): ReactNode =>
  h('p', { style: styles.paragraph }, ...children);

const link = (href: string, text: string): ReactNode =>
  h('a', { key: href, href, className: 'link', style: styles.link }, text);

const list = (lines: readonly ReactNode[]): ReactNode =>
  h(
    'ul',
    { style: styles.list },
    lines.map((line, index) => h('li', { key: index }, line)),
  );

const row = (name: 'cell' | 'foot', ...children: readonly ReactNode[]): ReactNode =>
  h('tr', null, h('td', { className: name, style: styles[name] }, ...children));

const body = (content: ConfirmationContent): ReactNode => {
  const { title, reference, responseTime, products, unknownProducts, catalogues, company } = content;
  return row(
    'cell',
    h('h1', { style: styles.title }, title),
    paragraph(reference.label),
    h('p', { style: styles.reference }, reference.value),
    paragraph(responseTime),
    products.lines.length > 0 && h('h2', { style: styles.heading }, products.label),
    products.lines.length > 0 && list(products.lines),
    unknownProducts && paragraph(`${unknownProducts.label}: ${unknownProducts.value}`),
    catalogues && paragraph(link(catalogues.value, catalogues.label)),
    paragraph(content.correct),
    list(content.phones.map((phone) => link(`tel:${phone.replaceAll(/[^+\d]/gu, '')}`, phone))),
    paragraph(content.notSent),
    paragraph(link(content.privacy.value, content.privacy.label)),
    paragraph(
      company.name,
      h('br'),
      company.address,
      h('br'),
      link(`mailto:${company.email}`, company.email),
    ),
    paragraph(link(company.url, company.url)),
  );
};

/** The HTML body of a confirmation. */
export const renderConfirmationHtml = (content: ConfirmationContent, language: Language): string => {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, content.title),
    h('style', null, darkStyles),
  );
  const table = h(
    'table',
    { role: 'presentation', className: 'sheet', style: styles.sheet },
    h('tbody', null, body(content), row('foot', content.automatic)),
  );
  const page = h('body', { className: 'page', style: styles.page }, h('main', null, table));
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: language }, head, page))}`;
};
