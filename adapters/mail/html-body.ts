import { type CSSProperties, Fragment, type ReactNode, createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RequestKind, VisitorRequest } from '#domain/requests/visitor-request.ts';
import { palette } from '#domain/site/palette.ts';
import { pageStyle } from './page-style.ts';
import { type AttachmentLinks, type RequestField, fieldsOf } from './request-fields.ts';
import { headingOf, hintOf, titleOf } from './mail-texts.ts';

// Mail clients support neither style sheets nor variables, so styles are inline.
const line = `1px solid ${palette.line}`;

const styles = {
  page: pageStyle,
  sheet: { width: '100%', maxWidth: '640px', background: palette.white, borderCollapse: 'collapse' },
  title: { margin: 0, padding: '20px 16px', font: 'bold 20px/1.3 Arial, sans-serif' },
  heading: { margin: 0, padding: '28px 16px 8px', font: 'bold 17px/1.3 Arial, sans-serif' },
  label: {
    width: '30%',
    padding: '8px 8px 8px 16px',
    borderTop: line,
    color: palette.inkSoft,
    font: '14px/1.7 Arial, sans-serif',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  value: { padding: '8px 16px 8px 8px', borderTop: line, verticalAlign: 'top', overflowWrap: 'anywhere' },
  list: { margin: 0, paddingLeft: '20px' },
  link: { color: palette.ink },
  hint: { padding: '16px', borderTop: line, color: palette.inkSoft, font: '14px/1.5 Arial, sans-serif' },
} satisfies Record<string, CSSProperties>;

const text = (lines: readonly string[]): ReactNode[] =>
  lines.map((part, index) => h(Fragment, { key: index }, index > 0 && h('br'), part));

const list = (lines: readonly string[]): ReactNode =>
  h(
    'ul',
    { style: styles.list },
    lines.map((item, index) => h('li', { key: index }, item)),
  );

const valueOf = ({ lines, href, isList }: RequestField): ReactNode => {
  if (isList) return list(lines);
  return href ? h('a', { href, style: styles.link }, text(lines)) : text(lines);
};

const fieldRow = (field: RequestField): ReactNode =>
  h(
    'tr',
    { key: field.label },
    h('th', { scope: 'row', style: styles.label }, field.label),
    h('td', { style: styles.value }, valueOf(field)),
  );

const wide = (content: ReactNode): ReactNode => h('tr', null, h('td', { colSpan: 2 }, content));

const requestRows = (
  request: VisitorRequest,
  heading: string | undefined,
  links: AttachmentLinks,
): ReactNode =>
  h(
    Fragment,
    { key: request.id },
    heading !== undefined && wide(h('h2', { style: styles.heading }, heading)),
    fieldsOf(request, links).map(fieldRow),
  );

/** The HTML body of a mail to staff. */
export const renderHtmlBody = (
  kind: RequestKind,
  requests: readonly VisitorRequest[],
  links: AttachmentLinks,
): string => {
  const title = titleOf(kind, requests);
  const several = requests.length > 1;
  const rows = requests.map((request, index) =>
    requestRows(request, several ? headingOf(request, index, requests.length) : undefined, links),
  );
  const sheet = h(
    'table',
    { style: styles.sheet },
    h(
      'tbody',
      null,
      wide(h('h1', { style: styles.title }, title)),
      rows,
      h('tr', null, h('td', { colSpan: 2, style: styles.hint }, hintOf(requests))),
    ),
  );
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('title', null, title),
  );
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: 'tr' }, head, h('body', { style: styles.page }, sheet)))}`;
};
